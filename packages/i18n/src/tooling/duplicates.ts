import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueFault } from './faults.ts';
import { localesFolder } from './read.ts';

/** Keys written twice in one file; JSON would silently keep the last. */
export function duplicateKeys(folder: string = localesFolder): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  for (const code of readdirSync(folder)) {
    for (const name of readdirSync(join(folder, code))) {
      const seen = new Set<string>();
      for (const [, key = ''] of readFileSync(join(folder, code, name), 'utf8').matchAll(/^\s*"([^"]+)"\s*:/gm)) {
        const path = `${code}.${name.replace(/\.json$/, '')}.${key}`;
        if (seen.has(key)) faults.push({ kind: 'duplicateKey', path, found: 'the key twice', expected: 'each key once' });
        seen.add(key);
      }
    }
  }
  return faults;
}
