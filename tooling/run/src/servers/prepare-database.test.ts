import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { isFirstStart, prepareDatabase } from './prepare-database.ts';

const ports = { port: 1, vendorPort: 2, paymentsPort: 3 };
const folder = mkdtempSync(join(tmpdir(), 'livery-prepare-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('prepareDatabase', () => {
  it('makes nothing where there is data already, or where a server keeps it', () => {
    expect(isFirstStart({ ...ports, dataDir: folder })).toBe(false);
    expect(prepareDatabase({ ...ports, dataDir: folder })).toBeUndefined();
    expect(prepareDatabase({ ...ports, dataDir: join(folder, 'none'), databaseUrl: 'postgres://localhost/none' })).toBeUndefined();
  });

  it('resolves when the database cannot be made, which the gateway then says', async () => {
    writeFileSync(join(folder, 'file'), '');
    const settings = { ...ports, dataDir: join(folder, 'file', 'data') };
    await expect(prepareDatabase(settings)).resolves.toBeUndefined();
    expect(isFirstStart(settings)).toBe(true);
  });
});
