import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Names of the folders directly below a folder in the last commit; undefined without git, a repository or a commit. */
export async function committedFolders(folder: string): Promise<ReadonlySet<string> | undefined> {
  try {
    // Names are relative to the working directory; `-z` leaves them unquoted.
    const { stdout } = await run('git', ['ls-tree', '-d', '-z', '--name-only', 'HEAD', './'], { cwd: folder });
    return new Set(stdout.split('\0').filter((name) => name !== ''));
  } catch {
    return undefined;
  }
}
