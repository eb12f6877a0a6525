import type {Outcome} from '../../types';
import type {Run} from './runSample';
import type {Stage} from './setStage';

/** The editor's page, which a server with an interface sends in place of a 404. */
const EDITOR_PAGE = '<!doctype html>';

/**
 * A sample that should succeed ends with 0 and says something; one that should be refused fails and shows
 * the status.
 */
export function judge(run: Run, {refusal, need}: Stage): Outcome {
  const output = run.stdout + run.stderr;
  const failed = (reason: string): Outcome =>
    need
      ? {status: 'exempt', need}
      : {status: 'failed', message: `${reason}\n${output.slice(-1500)}`};
  if (refusal !== undefined) {
    if (run.code === 0) {
      return failed(`应以 ${refusal} 拒绝，却成功了`);
    }
    return output.includes(String(refusal))
      ? {status: 'passed'}
      : failed(`应以 ${refusal} 拒绝，却得到别的错误`);
  }
  // A stream without an end is cut once it has begun.
  if (run.cut) {
    return {status: 'passed'};
  }
  if (run.code !== 0) {
    return failed(`退出码 ${run.code}`);
  }
  if (output.toLowerCase().includes(EDITOR_PAGE)) {
    return failed('得到编辑器的页面，而不是数据');
  }
  return {status: 'passed'};
}
