import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { withTables } from './document.ts';

const file = fileURLToPath(new URL('../../../docs/own-platform.md', import.meta.url));
writeFileSync(file, withTables(readFileSync(file, 'utf8')));
