import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { documents, withTables } from './document.ts';

for (const name of documents) {
  const file = fileURLToPath(new URL(`../../../docs/${name}`, import.meta.url));
  writeFileSync(file, withTables(readFileSync(file, 'utf8')));
}
