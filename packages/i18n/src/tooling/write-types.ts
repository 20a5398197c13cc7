import { writeFileSync } from 'node:fs';
import { placeholderTypes } from './placeholder-types.ts';
import { readLanguage } from './read.ts';

writeFileSync(new URL('../catalogue/placeholders.gen.ts', import.meta.url), placeholderTypes(readLanguage('EN')));
process.stdout.write('Wrote packages/i18n/src/catalogue/placeholders.gen.ts.\n');
