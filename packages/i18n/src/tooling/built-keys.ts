import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { shippedSources } from './sources.ts';

const user = /from '@livery\/i18n'/;
const built = /\bt\(\s*(?:`[^`]*\$\{|['"][^'"]*['"]\s*\+)/;

/**
 * Lines of a report, each with the file and the line, where a key is put together from parts: it can neither be found
 * nor be seen to be unused.
 *
 * @param root the folder that the files are named from
 */
export function builtKeys(folders: readonly string[], root: string): string[] {
  return folders.flatMap((folder) =>
    shippedSources(folder).flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      if (!user.test(text)) return [];
      return text.split('\n').flatMap((line, index) => (built.test(line) ? [`${relative(root, path)}:${index + 1}: found a key put together from parts; expected whole keys. Write out each key.`] : []));
    }),
  );
}
