import { readFileSync } from 'node:fs';
import { expect, describe, it } from 'vitest';
import { testDatabase } from '../../test-support/database.ts';
import { tableTypes } from './table-types.ts';

describe('tableTypes', () => {
  it('returns what the files hold, as the migrations make it; `pnpm gateway:types` writes it anew', async () => {
    const db = await testDatabase();
    for (const [file, text] of Object.entries(await tableTypes(db.query))) {
      expect(readFileSync(new URL(`../platform/db/${file}`, import.meta.url), 'utf8')).toBe(text);
    }
    await db.close();
  });
});
