import {execFileSync} from 'node:child_process';

/** False for a source archive or a machine without git: pages then show no date. */
export function hasGitHistory(): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
}
