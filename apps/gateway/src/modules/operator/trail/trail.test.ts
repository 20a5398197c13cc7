import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { asOwner } from '../../../../test-support/database.ts';
import { testGateway, type TestGateway } from '../../../../test-support/gateway.ts';
import { operatorHelpers } from '../../../../test-support/operator-helpers.ts';
import { createTrail, type Trail } from './trail.ts';
import { verifyTrail } from './verify-trail.ts';

let gateway: TestGateway;
let ops: ReturnType<typeof operatorHelpers>;
let trail: Trail;
let chain = 0;
let tenant: string;

const write = (what: string, more: object = {}) =>
  gateway.db.transaction((tx) =>
    trail.append(tx, { tenant, operator: { id: gateway.db.newId(), name: 'ann' }, action: 'test:act', subject: `thing:${what}`, reason: 'näher, 理由', before: { amount: 5n }, after: { amount: 7n, ...more }, ip: '198.51.100.7' }),
  );

beforeAll(async () => {
  gateway = await testGateway();
  ops = operatorHelpers(gateway);
  trail = createTrail(gateway.db);
});
afterAll(() => gateway.stop());
beforeEach(async () => {
  tenant = `CHAIN${++chain}`;
  for (const what of ['a', 'b', 'c', 'd']) await write(what);
});

describe('verifyTrail', () => {
  it('returns that a trail is whole, with the hash of its newest row', async () => {
    const { rows } = await trail.list(tenant, { pageSize: 10 });
    expect(await verifyTrail(gateway.db, tenant)).toEqual({ whole: true, rows: 4, head: rows[0]?.hash, fault: null });
    expect(await verifyTrail(gateway.db, 'EMPTY')).toEqual({ whole: true, rows: 0, head: '', fault: null });
  });

  it.each([
    ['tenant_id', sql`'OTHER'`],
    ['at', sql`at + interval '1 microsecond'`],
    ['operator_id', sql`null`],
    ['operator_name', sql`'bob'`],
    ['action', sql`'test:acT'`],
    ['subject', sql`subject || ' '`],
    ['reason', sql`'naeher'`],
    ['before', sql`replace(before, '5', '6')`],
    ['after', sql`after || ' '`],
    ['ip', sql`''`],
    ['hash', sql`set_byte(hash, 3, get_byte(hash, 3) # 1)`],
  ])('names the row of which somebody changed %s', async (column, value) => {
    await ops.tamper(sql`update operator_trail set ${sql.ref(column)} = ${value} where tenant_id = ${tenant} and number = 3`);
    expect((await verifyTrail(gateway.db, tenant)).fault?.number).toBe(3);
  });

  it('names the row that was moved from one field into the next', async () => {
    await ops.tamper(sql`update operator_trail set subject = subject || 'n', reason = substr(reason, 2) where tenant_id = ${tenant} and number = 2`);
    expect((await verifyTrail(gateway.db, tenant)).fault).toMatchObject({ number: 2, what: expect.stringContaining('changed') as string });
  });

  it('names a row that was deleted in the middle, and one that was put in its place', async () => {
    await ops.tamper(sql`delete from operator_trail where tenant_id = ${tenant} and number = 2`);
    expect((await verifyTrail(gateway.db, tenant)).fault).toEqual({ number: 2, what: 'missing' });
    await ops.tamper(sql`update operator_trail set number = number - 1 where tenant_id = ${tenant} and number > 2`);
    expect((await verifyTrail(gateway.db, tenant)).fault?.number).toBe(2);
  });

  it('names the first missing row of a tail that was cut off, also where rows follow it', async () => {
    await ops.tamper(sql`delete from operator_trail where tenant_id = ${tenant} and number > 2`);
    expect((await verifyTrail(gateway.db, tenant)).fault).toMatchObject({ number: 3, what: expect.stringContaining('missing') as string });
    await write('e');
    expect((await verifyTrail(gateway.db, tenant)).fault).toEqual({ number: 3, what: 'missing' });
  });

  it('finds a head that does not fit the rows', async () => {
    await ops.tamper(sql`update operator_trail_head set number = 3 where tenant_id = ${tenant}`);
    expect((await verifyTrail(gateway.db, tenant)).fault).toMatchObject({ number: 3, what: expect.stringContaining('replaced') as string });
    await ops.tamper(sql`delete from operator_trail_head where tenant_id = ${tenant}`);
    expect((await verifyTrail(gateway.db, tenant)).fault).toMatchObject({ number: 1, what: expect.stringContaining('unknown') as string });
  });
});

describe('operator_trail', () => {
  it('rejects every write of the role that serves requests, but for its function', async () => {
    const row = sql`(${tenant}, 9, now(), null, '', 'x', '', '', '{}', '{}', '', '')`;
    for (const statement of [
      sql`insert into operator_trail values ${row}`,
      sql`update operator_trail set reason = ''`,
      sql`delete from operator_trail`,
      sql`update operator_trail_head set number = 1`,
      sql`insert into operator_trail_head values ('X', 1, '')`,
    ]) {
      await expect(statement.execute(gateway.db.query)).rejects.toThrow('permission denied');
    }
  });

  it('rejects what would edit or delete it, also of the owner', async () => {
    for (const statement of [sql`update operator_trail set reason = ''`, sql`delete from operator_trail`, sql`truncate operator_trail`, sql`delete from operator_trail_head`]) {
      await expect(asOwner(gateway.db, (tx) => statement.execute(tx))).rejects.toThrow('append-only');
    }
  });

  it('numbers rows one after the other when many are written at once, and takes back those of a rolled-back transaction', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => write(`many-${index}`)));
    const lost = gateway.db.transaction(async (tx) => {
      await trail.append(tx, { tenant, operator: null, action: 'test:lost', subject: 'x', reason: '', before: {}, after: {}, ip: '' });
      throw new Error('rolled back');
    });
    await expect(lost).rejects.toThrow('rolled back');
    expect(await verifyTrail(gateway.db, tenant)).toMatchObject({ whole: true, rows: 24 });
  });
});
