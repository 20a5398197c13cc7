import { writeFileSync } from 'node:fs';
import { migrationsFolder } from '../database/migrations-folder.ts';
import { migrate, openDatabase, raiseFunctionVersion } from '../platform/db/index.ts';
import { tableTypes } from './table-types.ts';

raiseFunctionVersion(migrationsFolder);
const db = await openDatabase({ engine: 'pglite' });
await migrate(db, migrationsFolder);
for (const [file, text] of Object.entries(await tableTypes(db.query))) writeFileSync(new URL(`../platform/db/${file}`, import.meta.url), text);
await db.close();
