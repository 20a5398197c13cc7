import { readFileSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { testDatabase } from '../../test-support/database.ts';
import { tableTypes } from './table-types.ts';

describe('tables.gen.ts', () => {
  it('equals what the migrations make; `pnpm gateway:types` writes it anew', async () => {
    const db = await testDatabase();
    const written = readFileSync(new URL('../platform/db/tables.gen.ts', import.meta.url), 'utf8');
    expect(written).toBe(await tableTypes(db.query));
    await db.close();
  });
});
