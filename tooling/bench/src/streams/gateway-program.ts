/**
 * A gateway on PostgreSQL, in a process of its own so that its memory is what the streams cost. A parent forks it and asks by
 * messages, see {@link Order}; each is answered by one {@link Reply}.
 *
 * Arguments: number of members with a session each. Needs `--expose-gc`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp, openDatabase } from '@livery/gateway';
import { NORTH, testFleet } from '@livery/gateway/test-support';
import { ownPostgres } from '../servers/own-postgres.ts';
import { inLanes } from './in-lanes.ts';

/** What the parent asks for. */
export type Order =
  | { readonly ask: 'memory' }
  /** Changes the balances of this many members, evenly chosen, and answers who they were. */
  | { readonly ask: 'balances'; readonly members: number }
  /** Publishes an announcement of the merchant. */
  | { readonly ask: 'announcement' };

/** The first answer is the port with the sessions; then one for each order. */
export type Reply =
  | { readonly port: number; readonly merchant: string; readonly tokens: readonly string[] }
  /** Of the process, after a collection of garbage. */
  | { readonly bytes: number }
  /** Milliseconds of the clock at which each change was about to be made; by member, in the order of the tokens. */
  | { readonly at: Readonly<Record<number, number>> };

const MEMBERS = Number(process.argv[2] ?? '5000');
const AT_ONCE = 8;

const server = await ownPostgres();
const db = await openDatabase({ engine: 'postgres', url: server.url, poolSize: AT_ONCE });
const distDir = mkdtempSync(join(tmpdir(), 'livery-streams-'));
const config = { production: false, devEndpoints: false, distDir, vendorOrigin: 'http://vendor.example', trustProxy: false, humanCheckSecret: undefined, defaultPassword: undefined, requestsPerMinute: 10_000_000 };
const gateway = await buildApp({ config, db, fleet: testFleet, secret: 'a secret for measuring, and that alone', log: { level: 'silent' } });
gateway.start();
const tenant = gateway.tenants.byMerchant(NORTH);
if (tenant === undefined) throw new Error('The fleet has no such merchant.');
const currency = tenant.currency.code;

const people: { readonly memberId: string; readonly token: string }[] = [];
await inLanes(AT_ONCE, MEMBERS, async (index) => {
  people[index] = await db.transaction(async (tx) => {
    const memberId = await gateway.members.open(tx, tenant, { username: `stream${index}`, type: 0, passwordHash: null });
    return { memberId, token: (await gateway.sessions.open(tx, NORTH, memberId, '127.0.0.1')).token };
  });
});

const now = (): number => performance.timeOrigin + performance.now();

async function changeBalances(members: number): Promise<Record<number, number>> {
  const at: Record<number, number> = {};
  await inLanes(AT_ONCE, members, async (turn) => {
    const index = Math.floor((turn * MEMBERS) / members);
    const { memberId } = people[index] ?? {};
    if (memberId === undefined) throw new Error('There is no such member.');
    at[index] = now();
    await gateway.wallet.credit(undefined, { tenant: NORTH, key: `stream-${index}-${at[index]}`, reason: 'correction', memberId, currency, amount: 1n });
  });
  return at;
}

async function follow(order: Order): Promise<Reply> {
  if (order.ask === 'memory') {
    globalThis.gc?.();
    return { bytes: process.memoryUsage.rss() };
  }
  if (order.ask === 'balances') return { at: await changeBalances(order.members) };
  const at = now();
  await gateway.notices.announce(NORTH, { type: 'B', publishedAt: new Date(0), texts: { EN: { title: 'News', content: '<p>Read it.</p>' } } });
  return { at: Object.fromEntries(people.map((_, index) => [index, at])) };
}

const answer = (reply: Reply): void => void process.send?.(reply);
await gateway.app.listen({ port: 0, host: '127.0.0.1' });
process.on('message', (order: Order) => void follow(order).then(answer));
async function close(): Promise<void> {
  await gateway.close();
  await db.close();
  server.stop();
  rmSync(distDir, { recursive: true, force: true });
}
process.on('disconnect', () => void close());
answer({ port: (gateway.app.server.address() as AddressInfo).port, merchant: NORTH, tokens: people.map(({ token }) => token) });
