import { readFileSync } from 'node:fs';
import { shippedSources } from './sources.ts';

const user = /from '@livery\/i18n'/;
const built = /\bt\(\s*(?:`[^`]*\$\{|['"][^'"]*['"]\s*\+)/;

/** Places, as `file:line`, where a key is put together from parts: it can neither be found nor be seen to be unused. */
export function builtKeys(folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    shippedSources(folder).flatMap((path) => {
      const text = readFileSync(path, 'utf8');
      if (!user.test(text)) return [];
      return text.split('\n').flatMap((line, index) => (built.test(line) ? [`${path}:${index + 1}`] : []));
    }),
  );
}
