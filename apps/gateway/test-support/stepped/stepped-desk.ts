import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { Pool } from 'pg';
import { HOME_IP, PASSWORD } from '../account-helpers.ts';
import { testClock } from '../clock.ts';
import { operatorDesk } from '../operator-desk.ts';
import { connectPayouts, payee, withdrawalSetting } from '../payee.ts';
import { connectPeerWay } from '../peers.ts';
import { PROVIDER } from '../fake-payments.ts';
import { clockPath, startPaymentsServer, type PaymentsServer } from '../payments-server.ts';
import { NORTH } from '../test-fleet.ts';
import type { Scenario, Stage, Walker } from './scenario.ts';
import { manners } from './scenarios.ts';
import type { Party } from './standing.ts';
import type { SteppedLine, SteppedOrder } from './stepped-gateway.ts';

const PROGRAM = fileURLToPath(new URL('./stepped-gateway.ts', import.meta.url));

/** A scenario that is held up after so many steps. */
export interface Cut {
  readonly scene: Scenario;
  readonly steps: number;
}

/** A payment whose gateway was killed. */
export interface Killed extends Cut {
  readonly walker: Walker;
  /** The steps that were done. */
  readonly done: readonly string[];
  /** Place of the act that nobody answered, or after which all stood. */
  readonly act: number;
  /** Answers that were not as the scenario has them. */
  readonly faults: readonly string[];
}

/** The gateway that goes on after others were killed, and the people around it. */
export interface SteppedDesk {
  readonly stage: Stage;
  readonly payments: PaymentsServer;
  /** Has a gateway carry payments to where each is cut, and kills it there. */
  kill(cuts: readonly Cut[]): Promise<readonly Killed[]>;
  /** The operator, and the members of the last kill after a while, log in anew: sessions end while time goes by. */
  logIn(): Promise<void>;
  /** Time goes by, here and at the provider, and the job comes for all that is due. */
  pass(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** Nobody is logged out within that time; one address may not log in as often as is liked. */
const LOGGED_IN_MS = 10 * 60_000;
/** Minutes in which a member may say what arrived, and in which members are found who pay: few, so that a scenario sees their end. */
const MINUTES = { confirmMinutes: 20, matchMinutes: 60 };

/** Opens a {@link SteppedDesk}, on PostgreSQL. */
export async function openSteppedDesk(): Promise<SteppedDesk> {
  const clock = testClock();
  const payments = await startPaymentsServer({ manners });
  const { gateway, ops, accounts } = await operatorDesk({}, { clock, fetch });
  const { url = '', servingUrl = '' } = gateway.db;
  const pool = new Pool({ connectionString: url, max: 2 });
  await connectPayouts(gateway);
  await gateway.settings.set(NORTH, 'operatorApprovalAbove', '100000');
  await gateway.cashier.providers.set(NORTH, { code: PROVIDER, adapter: 'livery', origin: payments.origin, state: 'open' });
  const secret = await ops.enrol('fiona', await ops.add('fiona', ['finance', 'risk']));
  let serial = 0;
  let present: readonly Walker[] = [];
  /** When the members who are present logged in. */
  let since = clock.now();
  let stage: Stage = { gateway, accounts, ops, operator: '', origin: payments.origin, pool };
  const tellTime = async (): Promise<void> => void (await fetch(`${payments.origin}${clockPath(clock.now())}`));

  async function logIn(): Promise<void> {
    stage = { ...stage, operator: await ops.login('fiona', secret) };
    if (clock.now() - since < LOGGED_IN_MS) return;
    since = clock.now();
    for (const party of present.flatMap(({ member, payers }) => [member, ...payers])) {
      party.token = (await accounts.valueOf('login', { username: party.username, password: PASSWORD, type: 'username' }, { ip: HOME_IP })).token;
    }
  }

  async function newParty(): Promise<Party> {
    const username = `stepped${++serial}`;
    const { id, token, account } = await payee(gateway, accounts, username);
    return { id, username, token, account };
  }
  async function walkerOf({ name, acts, payers }: Scenario): Promise<Walker> {
    const walker = { scenario: name, member: await newParty(), keys: acts.map(() => randomUUID()) };
    if (payers === undefined) return { ...walker, payers: [], way: 'payout' };
    const way = `members-${serial}`;
    await connectPeerWay(gateway, { code: way, expiresMinutes: 18 });
    return { ...walker, payers: await Promise.all(payers.map(newParty)), way };
  }

  return {
    get stage() {
      return stage;
    },
    payments,
    logIn,
    async kill(cuts) {
      present = [];
      await logIn();
      const sendAutomatically = !cuts.some(({ scene }) => scene.byHand === true);
      await gateway.settings.set(NORTH, 'withdrawals', withdrawalSetting({ approveUpTo: '500', sendAutomatically, ...MINUTES }));
      await ops.forgetMovements();
      const walkers: Walker[] = [];
      for (const { scene } of cuts) walkers.push(await walkerOf(scene));
      present = walkers;
      since = clock.now();
      await tellTime();
      const order: SteppedOrder = {
        url, servingUrl, dist: gateway.dist, now: clock.now(), origin: payments.origin, operator: stage.operator,
        walks: cuts.map(({ steps }, walk) => ({ steps, walker: walkers[walk] as Walker })),
      };
      const lines = await killed(order);
      const latest = Math.max(...cuts.map(({ scene }, walk) => scene.acts[actOf(lines, walk)]?.at ?? 0));
      clock.advance(latest * 60_000);
      await tellTime();
      await logIn();
      return cuts.map((cut, walk) => ({
        ...cut,
        walker: walkers[walk] as Walker,
        done: lines.flatMap((line) => (line !== 'held' && line.walk === walk && 'step' in line ? [line.step] : [])),
        faults: lines.flatMap((line) => (line !== 'held' && line.walk === walk && 'fault' in line ? [line.fault] : [])),
        act: actOf(lines, walk),
      }));
    },
    async pass(ms) {
      clock.advance(ms);
      await tellTime();
      await gateway.cashier.resume();
    },
    async stop() {
      await pool.end();
      await gateway.stop();
      await payments.close();
    },
  };
}

const actOf = (lines: readonly SteppedLine[], walk: number): number => lines.reduce((last, line) => (line !== 'held' && line.walk === walk && 'act' in line ? line.act : last), 0);

/** Runs the program until all stands, and kills it. Its lines. */
async function killed(order: SteppedOrder): Promise<SteppedLine[]> {
  const child = spawn(process.execPath, [PROGRAM], { stdio: ['pipe', 'pipe', 'pipe'] });
  const exited = once(child, 'exit');
  let faults = '';
  child.stderr.on('data', (text: Buffer) => (faults += text.toString()));
  child.stdin.end(JSON.stringify(order));
  const lines: SteppedLine[] = [];
  for await (const line of createInterface(child.stdout)) {
    const told = JSON.parse(line) as SteppedLine;
    if (told === 'held') child.kill('SIGKILL');
    lines.push(told);
  }
  const [, signal] = (await exited) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error(`The gateway ended by itself: ${faults}`);
  return lines;
}
