import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PlainError, ROOT } from '@livery/run';
import { versionOf } from '../changelog/versions.ts';
import { run } from '../programs.ts';

/** What an archive is made from. */
export interface Source {
  /** Absolute folder of the sources. */
  readonly folder: string;
  /** The commit, with `-uncommitted` behind it where the working tree is packed. */
  readonly commit: string;
  /** When that commit was made, in seconds since 1970 UTC. */
  readonly time: number;
}

const SHOWN = 10;

/** The present commit and its time. */
function head(root: string): { readonly commit: string; readonly time: number } {
  const [commit = '', time = ''] = run('git', ['show', '--no-patch', '--format=%H %ct', 'HEAD'], root).trim().split(' ');
  return { commit, time: Number(time) };
}

/**
 * The sources as they are committed, copied into a folder, so that nothing that happens to lie in the working tree gets into a release.
 *
 * @param into an empty folder
 * @param root the repository
 * @throws PlainError where the working tree differs from the commit: one would get another program than the one at hand
 */
export function committedSource(into: string, root: string = ROOT): Source {
  const changed = run('git', ['status', '--porcelain'], root).split('\n').filter((line) => line !== '');
  if (changed.length > 0) {
    const rest = changed.length > SHOWN ? `\n… and ${changed.length - SHOWN} more` : '';
    throw new PlainError(`These files are not committed:\n${changed.slice(0, SHOWN).join('\n')}${rest}\nCommit or remove them; --uncommitted packs the working tree as it is, for a trial.`);
  }
  const folder = join(into, 'source');
  mkdirSync(folder);
  const tar = join(into, 'source.tar');
  run('git', ['archive', '--format=tar', `--output=${tar}`, 'HEAD'], root);
  run('tar', ['-xf', tar, '-C', folder]);
  return { folder, ...head(root) };
}

/** The working tree as it is, without what git and the image leave out. */
export function uncommittedSource(root: string = ROOT): Source {
  const { commit, time } = head(root);
  return { folder: root, commit: `${commit}-uncommitted`, time };
}

/** What to say where the present commit is not the tag of its version, by which one finds the code of a release; undefined where it is. */
export function untagged(root: string = ROOT): string | undefined {
  const tag = `v${versionOf(root)}`;
  const tags = run('git', ['tag', '--points-at', 'HEAD'], root).split('\n');
  return tags.includes(tag) ? undefined : `This commit has no tag ${tag}: make the archive of a release from its tag (docs/releasing.md).`;
}
