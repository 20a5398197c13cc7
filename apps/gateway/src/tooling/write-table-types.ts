import { writeFileSync } from 'node:fs';
import { migrationsFolder } from '../migrations-folder.ts';
import { migrate, openDatabase, raiseFunctionVersion } from '../platform/db/index.ts';
import { tableTypes } from './table-types.ts';

raiseFunctionVersion(migrationsFolder);
const db = await openDatabase({ engine: 'pglite' });
await migrate(db, migrationsFolder);
writeFileSync(new URL('../platform/db/tables.gen.ts', import.meta.url), await tableTypes(db.query));
await db.close();
