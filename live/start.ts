import {rmSync, writeFileSync} from 'node:fs';
import {readCommandLine} from '../lib/commandLine';
import {running} from './environment/paths';
import {LiveError} from './environment/runStep';
import {startLive} from './environment/startLive';

/** `npm run live`: Langflow and the stand-ins, until Ctrl+C. */
async function start(): Promise<void> {
  const {values} = readCommandLine({options: {port: {type: 'string', default: '7860'}}});
  const live = await startLive(Number(values.port));
  writeFileSync(running, JSON.stringify(live.server), {mode: 0o600});
  const {url, model, site, receiver} = live.server;
  console.log(
    [
      `Langflow      ${url}`,
      `模型服务      ${model}`,
      `网站          ${site}`,
      `Webhook 接收  ${receiver}（GET /received 列出收到的请求）`,
      '另开一个终端运行 npm run verify。按 Ctrl+C 结束。',
    ].join('\n'),
  );
  let ending = false;
  const end = () => {
    if (ending) {
      return;
    }
    ending = true;
    rmSync(running, {force: true});
    void live.stop().then(() => process.exit(0));
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

start().catch((error: unknown) => {
  console.error(error instanceof LiveError ? error.message : error);
  process.exitCode = 1;
});
