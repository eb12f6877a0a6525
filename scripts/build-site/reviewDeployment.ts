import {isDeepStrictEqual} from 'node:util';
import {readEnvironment} from '../../site/environment';
import {changedExamples, updateExamples} from '../deploy/examples';

/**
 * With default settings a build must give the policy, headers and redirects that deploy/ keeps: a changed inline
 * script would otherwise be allowed by a new hash without anybody having seen it. Other settings have hashes of their
 * own, because addresses stand in the scripts.
 */
export function reviewDeployment(
  build: string,
  isMeant: boolean,
  variables: Record<string, string | undefined> = process.env,
): void {
  if (isMeant) {
    updateExamples(build);
    return;
  }
  if (!isDeepStrictEqual(readEnvironment(variables), readEnvironment({}))) {
    return;
  }
  const changed = changedExamples(build);
  if (changed.length > 0) {
    throw new Error(
      `内联脚本、响应头或跳转变了，与 ${changed.join('、')} 不同；如果改动是有意的，请运行 npm run deploy:update，对照差异后提交。`,
    );
  }
}
