import { sql } from 'kysely';
import { expect } from 'vitest';
import { agentHelpers } from '../agents.ts';
import { NORTH } from '../test-fleet.ts';
import type { EffectsOfArea } from './effect-table.ts';
import type { OperatorSite } from './operator-site.ts';

const DAY = 86_400_000;
let made = 0;

/** An agent with a daily salary of 1 % of 1,000.00 that was played so many days ago; `settled`, or still to be. Operators' sessions would not last until another day. */
async function salaryAt(site: OperatorSite, ago: number, settled: boolean) {
  const { gateway, accounts } = site;
  const agents = agentHelpers(gateway, { ...accounts, open: (name, more) => accounts.open(`${name}x${++made}`, more) });
  await gateway.settings.set(NORTH, 'whitelabel', { ...(await gateway.settings.get(NORTH, 'whitelabel')), agentPolicy: true });
  await gateway.settings.set(NORTH, 'consolidated', { dailysalreqtype: true, divtypereq: true, contracthoursalreq: false, realtimesalreqtype: false });
  await gateway.agency.resume();
  const upline = await agents.agent(undefined, '100');
  const agent = await agents.agent(upline);
  const player = await agents.player(agent);
  const day = new Date(gateway.clock.now() - ago * DAY).toISOString().slice(0, 10);
  await sql`update member_upline set since = since - interval '40 days' where member_id in (${agent}::uuid, ${player}::uuid)`.execute(gateway.db.query);
  await sql`update agent_kind set is_on = true where tenant_id = ${NORTH}`.execute(gateway.db.query);
  await agents.contract(upline, agent, '1', day);
  await agents.played(player, day, 100_000n);
  const closing = { tenant: NORTH, kind: 'daily', period: { from: day, to: day }, currency: 'PHP', timeZone: 'UTC', activeTurnover: 1_000n } as const;
  if (settled) await gateway.db.transaction((tx) => gateway.agency.closePeriod(tx, closing));
  const present = async () => (await agents.settled(agent)).at(-1);
  return { day, upline, agent, present, id: (await present())?.id ?? '', money: () => agents.balance(agent), pay: () => gateway.agency.resume() };
}

/** What operators decide about what agents are paid. */
export const agentPayEffects: EffectsOfArea = {
  'agent-pay:run': {
    undo: { none: 'a period is settled once; agent-pay:correct moves what is wrong' },
    async play(site) {
      const { day, present, pay, money } = await salaryAt(site, 1, false);
      await site.does('finance', 'agent-pay:run', '--kind', 'daily', '--period', day);
      await pay();
      expect([await present(), await money()]).toMatchObject([{ gross: 1_000n, state: 'paid' }, 1_000n]);
      // Once more changes nothing, and says so.
      await site.does('finance', 'agent-pay:run', '--kind', 'daily', '--period', day);
      await pay();
      expect(await money()).toBe(1_000n);
    },
  },
  'agent-pay:hold': {
    undo: 'agent-pay:release',
    quick: true,
    async play(site) {
      const { id, pay, money } = await salaryAt(site, 10, true);
      await site.does('finance', 'agent-pay:hold', '--settlement-id', id);
      await pay();
      expect(await money()).toBe(0n);
      await site.does('finance', 'agent-pay:release', '--settlement-id', id);
      await pay();
      expect(await money()).toBe(1_000n);
    },
  },
  'agent-pay:release': { playedBy: 'agent-pay:hold', undo: 'agent-pay:hold' },
  'agent-pay:correct': {
    undo: 'agent-pay:correct',
    async play(site) {
      const { id, pay, money } = await salaryAt(site, 20, true);
      await pay();
      await site.does('finance', 'agent-pay:correct', '--settlement-id', id, '--direction', 'more', '--amount', '2.50');
      expect(await money()).toBe(1_250n);
      await site.does('finance', 'agent-pay:correct', '--settlement-id', id, '--direction', 'back', '--amount', '2.50');
      expect(await money()).toBe(1_000n);
    },
  },
};
