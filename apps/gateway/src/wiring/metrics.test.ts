import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createCaller } from '../../test-support/caller.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { operatorHelpers } from '../../test-support/operator-helpers.ts';
import { addMetrics } from './gateway-metrics.ts';
import { createMetrics, createMetricsServer, type MetricsServer } from '../platform/metrics/index.ts';

const NORTH = 'NORTH01';
let gateway: TestGateway;
let server: MetricsServer;
let address: string;
beforeAll(async () => {
  gateway = await testGateway();
  server = createMetricsServer(gateway.metrics);
  address = `http://127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
});
afterAll(async () => {
  await server.close();
  await gateway.stop();
});

const read = async (): Promise<string> => (await fetch(`${address}/metrics`)).text();

/** The value of one line of the metrics; undefined where there is none. */
async function valueOf(line: string): Promise<number | undefined> {
  const found = (await read()).split('\n').find((text) => text.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

describe('GET /metrics', () => {
  it('returns figures in the format of Prometheus, with those of Node', async () => {
    const answer = await fetch(`${address}/metrics`);
    expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4');
    const text = await answer.text();
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes', 'livery_event_streams']) expect(text).toContain(`\n${name} `);
    expect(text).not.toContain('livery_metrics_read_failures_total{');
  });

  it('is not served to visitors of the sites', async () => {
    const { body, statusCode } = await gateway.app.inject({ url: '/metrics', headers: { host: 'localhost:4000' } });
    expect(body).not.toContain('livery_');
    expect(statusCode).toBe(404);
  });

  it('counts calls by outcome, and refusals by code', async () => {
    const call = createCaller(gateway, NORTH);
    const count = 'livery_http_request_duration_seconds_count{call="systemStatus",status="2xx"}';
    const refused = 'livery_http_refusals_total{call="memberInfo",code="NOT_LOGGED_IN"}';
    const [answered = 0, refusals = 0] = [await valueOf(count), await valueOf(refused)];
    await call('systemStatus');
    await call('memberInfo');
    expect(await valueOf(count)).toBe(answered + 1);
    expect(await valueOf(refused)).toBe(refusals + 1);
  });

  it('counts calls of operators by outcome, and their refusals by code', async () => {
    const { call, open } = operatorHelpers(gateway);
    const token = await open('ann', ['support']);
    await call('members:find', { account: 'nobody' }, { token });
    await call('vendor-keys:list', {}, { token });
    await call('members:find', { account: 'nobody' });
    await gateway.ops.inject({ method: 'GET', url: '/ops/v1/guessed-4711' });
    expect(await valueOf('livery_http_request_duration_seconds_count{call="members:find",status="2xx"}')).toBe(1);
    expect(await valueOf('livery_http_refusals_total{call="vendor-keys:list",code="FORBIDDEN"}')).toBe(1);
    expect(await valueOf('livery_http_refusals_total{call="members:find",code="NOT_LOGGED_IN"}')).toBe(1);
    expect(await valueOf('livery_http_refusals_total{call="operators",code="NOT_FOUND"}')).toBe(1);
    expect(await read()).not.toContain('guessed-4711');
  });

  it('counts what an unavailable database failed, by reason, and no other errors', async () => {
    const count = (reason: string) => valueOf(`livery_database_failures_total{reason="${reason}"}`);
    expect([await count('disk_full'), await count('storage')]).toEqual([0, 0]);
    for (const state of ['53100', '53100', '58030', '23505']) await expect(gateway.db.statement(`do $$ begin raise exception using errcode = '${state}', message = 'not now'; end $$`, [])).rejects.toThrow('not now');
    expect([await count('disk_full'), await count('storage')]).toEqual([2, 1]);
  });

  it('reads once what several gauges are made of', async () => {
    let reads = 0;
    const shared = gateway.metrics.oncePerScrape(async () => ++reads);
    for (const name of ['livery_test_one', 'livery_test_two']) gateway.metrics.gauge(name, 'Of one reader.', [], async () => [{ labels: {}, value: await shared() }]);
    const texts = [await read(), await read()];
    for (const [index, text] of texts.entries()) for (const name of ['one', 'two']) expect(text).toContain(`\nlivery_test_${name} ${index + 1}\n`);
  });

  it('asks the database once for the checks, the transfers, the deposits and the messages of its gauges', async () => {
    const asked: string[] = [];
    const counted = <T>(what: string, value: T) => async () => {
      asked.push(what);
      return value;
    };
    const metrics = createMetrics();
    addMetrics({
      metrics, db: gateway.db, hub: { size: () => 0 }, members: gateway.members, vendor: gateway.vendor,
      transfers: { unsettled: counted('transfers', []), betFeeds: async () => [] }, cashier: { unsettled: counted('deposits', []), withdrawals: { unsettled: counted('withdrawals', []) } as never }, messaging: { stats: counted('messages', []) }, ledgerChecks: { latest: counted('checks', []) },
      trailChecks: { latest: counted('trail', []) }, jobs: { due: async () => [] }, tenants: { all: () => [] }, refusals: { leftOut: new Map() },
    });
    await metrics.text();
    expect(asked.toSorted()).toEqual(['checks', 'deposits', 'messages', 'trail', 'transfers', 'withdrawals']);
  });

  it('states how many refused calls of members were left out, by merchant', async () => {
    const metrics = createMetrics();
    addMetrics({ ...gateway, metrics, jobs: { due: async () => [] }, refusals: { leftOut: new Map([[NORTH, 3]]) } });
    expect((await metrics.text()).body).toContain(`\nlivery_member_refusals_left_out_total{merchant="${NORTH}"} 3\n`);
  });

  it('counts pages as one kind, whatever their address', async () => {
    for (const url of ['/nowhere-1', '/nowhere-2']) await gateway.app.inject({ url, headers: { host: 'localhost:4000' } });
    expect(await read()).not.toContain('nowhere');
    expect(await valueOf('livery_http_request_duration_seconds_count{call="page",status="4xx"}')).toBeGreaterThanOrEqual(2);
  });

  it('states how many events wait in the outbox, and for how long', async () => {
    const at = new Date(Date.now() - 90_000);
    await gateway.db.query.insertInto('outbox').values({ tenant_id: NORTH, topic: 'test', subject: 'member:1', detail: 'PHP', written_at: at }).execute();
    expect(await valueOf('livery_outbox_events{topic="test"}')).toBe(1);
    expect(await valueOf('livery_outbox_age_seconds{topic="test"}')).toBeGreaterThanOrEqual(90);
    await gateway.db.query.deleteFrom('outbox').where('topic', '=', 'test').execute();
    expect(await valueOf('livery_outbox_events{topic="test"}')).toBeUndefined();
  });

  it('states transfers that have not ended, with the age of the oldest', async () => {
    const { newId, clock, query } = gateway.db;
    const requested = new Date(clock.now() - 60_000);
    await query
      .insertInto('wallet_transfer')
      .values({ tenant_id: NORTH, id: newId(), member_id: 'm-1', vendor: 'V', direction: 'in', currency: 'PHP', amount: 100n, state: 'unknown', reason: 'player', requested_at: requested, changed_at: requested, next_try_at: requested })
      .execute();
    expect(await valueOf('livery_wallet_transfers{state="unknown"}')).toBe(1);
    expect(await valueOf('livery_wallet_transfer_age_seconds{state="unknown"}')).toBe(60);
  });

  it('states deposits that wait and those that need a look, with the age of the oldest', async () => {
    const { newId, clock, query } = gateway.db;
    const at = new Date(clock.now() - 120_000);
    const row = { tenant_id: NORTH, member_id: 'm-1', method: 'qr', provider: 'P', kind: 'qr', currency: 'PHP', amount: 100n, fee_ppm: 0, fee_fixed: 0n, fee_least: 0n, language: 'EN', return_url: '', arrives_minutes: 1, created_at: at, changed_at: at, expires_at: at };
    await query.insertInto('deposit').values([{ ...row, id: newId(), reference: 'A', state: 'created' }, { ...row, id: newId(), reference: 'B', state: 'credited', look: 'twice' }, { ...row, id: newId(), reference: 'C', state: 'credited' }]).execute();
    expect([await valueOf(`livery_deposits{merchant="${NORTH}",state="created"}`), await valueOf(`livery_deposits{merchant="${NORTH}",state="look"}`), await valueOf(`livery_deposits{merchant="${NORTH}",state="credited"}`)]).toEqual([1, 1, undefined]);
    expect(await valueOf(`livery_deposit_age_seconds{merchant="${NORTH}",state="look"}`)).toBe(120);
    // A deposit that is credited, with a second payment that goes back for a minute.
    const [{ id } = { id: '' }] = await query.selectFrom('deposit').select('id').where('reference', '=', 'C').execute();
    await query.insertInto('deposit_receipt').values({ tenant_id: NORTH, provider: 'P', provider_tx: 'x-1', deposit_id: id, amount: 100n, outcome: 'refunding', source: 'callback', received_at: at, seen_at: at, refund_ordered_at: new Date(clock.now() - 60_000) }).execute();
    expect([await valueOf(`livery_deposits{merchant="${NORTH}",state="refunding"}`), await valueOf(`livery_deposit_age_seconds{merchant="${NORTH}",state="refunding"}`)]).toEqual([1, 60]);
  });

  it('states what the last check of the ledger found, and how long ago', async () => {
    const { clock, query } = gateway.db;
    const check = { tenant_id: NORTH, name: 'drift', period: '2026-01-01', examples: '[]', at: new Date(clock.now() - 3_600_000) };
    await query.insertInto('ledger_check').values({ ...check, found: 2 }).execute();
    expect(await valueOf(`livery_ledger_contradictions{merchant="${NORTH}",check="drift"}`)).toBe(2);
    expect(await valueOf(`livery_ledger_check_age_seconds{merchant="${NORTH}",check="drift"}`)).toBe(3600);
  });

  it('states for checks that never succeeded how long the merchant is served', async () => {
    const since = new Date(gateway.db.clock.now() - 200_000_000);
    await gateway.db.query.updateTable('tenant').set({ created_at: since }).execute();
    for (const check of ['drift', 'imbalance', 'orphan', 'bet-day', 'transit']) expect(await valueOf(`livery_ledger_check_age_seconds{merchant="SOUTH01",check="${check}"}`)).toBe(200_000);
    for (const merchant of ['*', NORTH, 'SOUTH01']) {
      expect(await valueOf(`livery_trail_check_age_seconds{merchant="${merchant}"}`)).toBe(200_000);
      expect(await valueOf(`livery_trail_whole_age_seconds{merchant="${merchant}"}`)).toBe(200_000);
    }
  });

  it('counts wallet calls of vendors, those without a valid signature under no name', async () => {
    const headers = { 'content-type': 'application/json', 'x-vendor': 'INVENTED-1', 'x-merchant-code': NORTH };
    await gateway.app.inject({ method: 'POST', url: '/seamless/v1/bet', headers, payload: '{}' });
    expect(await valueOf('livery_wallet_calls_total{merchant="",vendor="",call="bet",code="BAD_SIGNATURE"}')).toBe(1);
    expect(await read()).not.toContain('INVENTED');
  });

  it('states messages that wait, and for how long', async () => {
    const { db, clock } = gateway;
    await db.transaction((tx) => gateway.messages.queue(tx, NORTH, { channel: 'email', recipient: 'a@mail.example', subject: 'Hello', text: 'Hello.', usefulMs: 3_600_000 }));
    clock.advance(60_000);
    expect(await valueOf(`livery_messages{merchant="${NORTH}",channel="email",state="waiting"}`)).toBe(1);
    expect(await valueOf(`livery_message_age_seconds{merchant="${NORTH}",channel="email"}`)).toBe(60);
  });

  it('counts messages that were given up, from 0 on, by why', async () => {
    const alone = await testGateway({ devEndpoints: false });
    onTestFinished(() => alone.stop());
    const lost = async (failure: string, channel: string) => (await alone.metrics.text()).body.match(new RegExp(`livery_messages_given_up_total\\{merchant="${NORTH}",channel="${channel}",failure="${failure}"\\} (\\d+)`))?.[1];
    for (const failure of ['refused', 'expired', 'no-provider', 'unreadable']) expect([await lost(failure, 'sms'), await lost(failure, 'email')]).toEqual(['0', '0']);
    const queue = (channel: 'sms' | 'email', usefulMs: number) => alone.db.transaction((tx) => alone.messages.queue(tx, NORTH, { channel, recipient: '+639170000001', text: '123456', usefulMs }));
    await queue('sms', 300_000);
    await queue('email', 1_000);
    await queue('email', 1_000);
    alone.clock.advance(1_000);
    await alone.messaging.sender.drain();
    expect([await lost('no-provider', 'sms'), await lost('expired', 'email'), await lost('expired', 'sms')]).toEqual(['1', '2', '0']);
  });

  it('counts a gauge that cannot be read, and returns the others', async () => {
    gateway.metrics.gauge('livery_test_broken', 'Cannot be read.', [], () => Promise.reject(new Error('no answer')));
    await read();
    expect(await valueOf('livery_metrics_read_failures_total{name="livery_test_broken"}')).toBeGreaterThanOrEqual(1);
    expect(await valueOf('livery_event_streams')).toBe(0);
  });
});
