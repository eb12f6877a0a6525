import {spawnSync} from 'node:child_process';
import {writeFileSync} from 'node:fs';
import path from 'node:path';

export interface Load {
  requestsPerSecond: number;
  /** Broken connections, timeouts and answers other than 2xx. */
  errors: number;
}

/** wrk asks for one path after the other and prints its counts as JSON at the end. */
const script = (targets: string[]): string => `
local targets = {${targets.map((target) => JSON.stringify(target)).join(', ')}}
local next = 0
request = function()
  next = next % #targets + 1
  return wrk.format("GET", targets[next], {["Accept-Encoding"] = "br"})
end
done = function(summary, latency, requests)
  local e = summary.errors
  io.write(string.format("RESULT %f %d\\n", summary.requests / summary.duration * 1e6,
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

export function measureLoad(
  origin: string,
  targets: string[],
  {connections, seconds, workDir}: {connections: number; seconds: number; workDir: string},
): Load {
  const file = path.join(workDir, 'load.lua');
  writeFileSync(file, script(targets));
  const {stdout} = spawnSync(
    'wrk',
    ['-t2', `-c${connections}`, `-d${seconds}s`, '--timeout', '30s', '-s', file, origin],
    {encoding: 'utf8'},
  );
  const [, rate, errors] = /RESULT (\S+) (\d+)/.exec(stdout) ?? [];
  if (rate === undefined) {
    throw new Error(`wrk 没有给出结果：${stdout}`);
  }
  return {requestsPerSecond: Number(rate), errors: Number(errors)};
}
