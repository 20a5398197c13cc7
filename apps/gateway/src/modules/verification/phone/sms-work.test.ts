import { PostgresQueryCompiler, type KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { NORTH, testFleet } from '../../../../test-support/test-fleet.ts';
import { createSecrets } from '../../../platform/crypto/index.ts';
import type { Database } from '../../../platform/db/index.ts';
import { createThrottle, type Tenant } from '../../../platform/http/index.ts';
import { adoptFleet } from '../../tenant/index.ts';
import { createWallet } from '../../wallet/index.ts';
import { createQueue } from '../../messages/index.ts';
import { createSmsCodes, type SmsCodes, type SmsCodeRequest } from './sms-codes.ts';

const clock = testClock();
let db: TestDatabase;
let tenant: Tenant;
let codes: SmsCodes;
let statements: string[] = [];

/** Records every statement that is sent. */
const recorder: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    statements.push(new PostgresQueryCompiler().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: async ({ result }) => result,
};

function recorded(database: Database): Database {
  return {
    ...database,
    query: database.query.withPlugin(recorder),
    transaction: (work, options) => database.transaction((tx) => work(tx.withPlugin(recorder)), options),
  };
}

beforeAll(async () => {
  db = await testDatabase({ clock });
  tenant = (await adoptFleet(testFleet, { db, wallet: createWallet({ db, events: { balanceChanged: () => undefined } }) })).byMerchant(NORTH)!;
  const watched = recorded(db);
  const secrets = createSecrets('a secret for tests, and tests alone');
  codes = createSmsCodes({ db: watched, secrets, throttle: createThrottle(watched), messages: createQueue(watched, secrets), expiredMinutes: async () => 1, perHour: async () => 2000, countries: async () => null });
});
afterAll(() => db.close());
beforeEach(() => clock.advance(3_600_000));

async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  statements = [];
  await work().catch((error: unknown) => statements.push(String(error)));
  return statements;
}

describe('createSmsCodes', () => {
  it('runs the same statements for a code, for the notice of an existing account, and for nothing', async () => {
    const order = (content: NonNullable<SmsCodeRequest['content']>, mobile: string): SmsCodeRequest => ({ tenant, mobile, purpose: 'login', language: 'EN', ip: '192.0.2.1', content });
    const code = await statementsOf(() => codes.send(order('code', '+639170000001')));
    expect(code.filter((text) => /insert into "?(sms_code|message_queue)\b/.test(text))).toHaveLength(2);
    expect(await statementsOf(() => codes.send(order('accountExists', '+639170000002')))).toEqual(code);
    expect(await statementsOf(() => codes.send(order('nothing', '+639170000003')))).toEqual(code);

    const wrong = await statementsOf(() => codes.check(NORTH, '+639170000001', 'login', '------'));
    expect(wrong.at(-1)).toContain('CODE_INVALID');
    expect(await statementsOf(() => codes.check(NORTH, '+639170000003', 'login', '------'))).toEqual(wrong);
  });
});
