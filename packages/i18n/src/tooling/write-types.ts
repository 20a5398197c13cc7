import { writeFileSync } from 'node:fs';
import { placeholderTypes } from './placeholder-types.ts';
import { readLanguage } from './read.ts';

for (const [name, text] of Object.entries(placeholderTypes(readLanguage('EN')))) {
  writeFileSync(new URL(`../catalogue/${name}`, import.meta.url), text);
  process.stdout.write(`Wrote packages/i18n/src/catalogue/${name}.\n`);
}
