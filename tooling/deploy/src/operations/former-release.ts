import { spawnSync } from 'node:child_process';
import { ROOT } from '../paths.ts';

/** What git prints; undefined where it fails, as where there is no repository. */
function git(...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

/** The commit of before the newest migration, whose gateways the present release must be able to replace; undefined where history does not reach so far. */
export function formerRelease(): string | undefined {
  const newest = git('rev-list', '--first-parent', '-1', 'HEAD', '--', ':(glob)apps/gateway/migrations/*.sql');
  return newest === undefined || newest === '' ? undefined : git('rev-parse', '--verify', `${newest}^1`);
}
