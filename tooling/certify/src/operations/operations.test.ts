import { testDatabase, testEngine, type TestDatabase } from '@livery/gateway/test-support/vitest';
import { everything } from '@livery/test-config';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closeConnections } from '../platform/post.ts';
import { operationsReport } from './report.ts';
import { driveOperations } from './run.ts';
import { differences } from './sums.ts';
import { createTally, operationKinds } from './tally.ts';

// The full size is a command: npm run certify -- --operations 1000000 --kills 20.
describe.runIf(everything())('money operations of every kind under random faults', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase();
  });
  afterAll(async () => {
    closeConnections();
    await db.close();
  });

  it('leave books that agree with what was acknowledged, and a whole trail, when gateways are killed', { timeout: 300_000 }, async () => {
    const options = { db, url: db.servingUrl, gateways: 2, operations: 1_500, players: 12, kills: 2, seed: 'small' };
    const result = await driveOperations(options);
    expect(result.faults).toEqual([]);
    expect([result.total >= options.operations, result.killed]).toEqual([true, testEngine === 'postgres' ? 2 : 0]);
    expect(operationKinds.filter((kind) => !result.counts.has(kind))).toEqual([]);
    // The same sums, against clients who know of nothing.
    expect((await differences(db, 'CERTIFY01', 'REFERENCE', [], createTally())).length).toBeGreaterThan(10);
    expect(operationsReport(options, result, new Date(0))).toContain('Every sum agrees');
  });
});
