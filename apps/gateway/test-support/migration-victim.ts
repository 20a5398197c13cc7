/** A process that migrates a database and may be killed meanwhile. Arguments: its owner's connection string, the folder of migrations. */
import { writeSync } from 'node:fs';
import { migrate, openDatabase } from '../src/platform/db/index.ts';

const [url = '', folder = ''] = process.argv.slice(2);
const db = await openDatabase({ engine: 'postgres', url, poolSize: 1 });
await migrate(db, folder, { onProgress: (line) => void writeSync(1, `${line}\n`) });
await db.close();
