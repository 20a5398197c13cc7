import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mayOperate, operatorCalls, operatorSchemas, type OperatorCallSpec, type OperatorRole, type OperatorValueOf } from '@livery/contracts';
import { accountHelpers } from '../account-helpers.ts';
import { fakePayments, PAYMENTS_ORIGIN, type FakePayments } from '../fake-payments.ts';
import { testGateway, type TestGateway } from '../gateway.ts';
import { OPERATOR_PASSWORD, operatorHelpers } from '../operator-helpers.ts';
import { NORTH } from '../test-fleet.ts';
import { injectOver, wireClient } from '../wire.ts';
import type { ChangingCall } from './changing-call.ts';
import { runOps, type Ended } from './ops-program.ts';

/** What the command line was made to do. */
export interface DoneEffect {
  readonly call: ChangingCall;
  readonly operator: string;
  readonly reason: string;
  /** As the answer had it; of a call that answers no effect undefined. */
  readonly effect: OperatorValueOf<'members:block'>['effect'] | undefined;
  /** Who approved it. */
  readonly approvedBy?: string;
  /** Whether it has a row of the trail; yes unless stated. */
  readonly inTrail?: false;
}
/** A login's own call, which has no reason and answers no effect. */
type NotedCall = Pick<DoneEffect, 'call' | 'operator' | 'inTrail'>;

/** A merchant's site and its operators' server, both over HTTP. */
export interface OperatorSite {
  readonly gateway: TestGateway;
  /** Where players and vendors call. */
  readonly origin: string;
  /** Calls of visitors and players over HTTP. */
  readonly accounts: ReturnType<typeof accountHelpers>;
  readonly operators: ReturnType<typeof operatorHelpers>;
  /** A payment provider that the gateway reaches. */
  readonly payments: FakePayments;
  /** Everything that was done so far. */
  readonly done: readonly DoneEffect[];
  /** Runs a command as an operator of the role and the reason that it needs, and returns its answer. @throws with what it said when it was not done */
  does<Call extends ChangingCall>(role: OperatorRole, call: Call, ...options: readonly string[]): Promise<OperatorValueOf<Call>>;
  /** The same for what waits for a second operator, who approves it. */
  doesWithSecond(role: OperatorRole, call: ChangingCall, ...options: readonly string[]): Promise<void>;
  /** The same as `does`, by the second operator of the role. */
  doesAsSecond<Call extends ChangingCall>(role: OperatorRole, call: Call, ...options: readonly string[]): Promise<OperatorValueOf<Call>>;
  /** Adds what was done by `runAs` to `done`. */
  noted(...calls: readonly NotedCall[]): void;
  /** Runs a command as the first operator of the role. */
  run(role: OperatorRole, ...args: readonly string[]): Promise<Ended>;
  /** Runs a command as somebody with a login of their own in `config`, or with nobody's. */
  runAs(config: string, ...args: readonly string[]): Promise<Ended>;
  stop(): Promise<void>;
}

/** An address in Thailand; every other one is in no known country. */
export const IN_THAILAND = '192.0.2.66';

/** Opens a site with two operators of each role that some effect needs. Stop it in `afterAll`. */
export async function openOperatorSite(): Promise<OperatorSite> {
  const payments = fakePayments(() => gateway.clock.now());
  const reach: typeof fetch = (input, init) => (new URL(input instanceof Request ? input.url : input).origin === PAYMENTS_ORIGIN ? payments.fetch(input, init) : fetch(input, init));
  const gateway: TestGateway = await testGateway({ fetch: reach, trustProxy: 'loopback', countryTable: { countryOf: (ip) => (ip === IN_THAILAND ? 'TH' : null) } });
  const origin = (await gateway.app.listen({ port: 0, host: '127.0.0.1' })).replace('[::1]', '127.0.0.1');
  const url = await gateway.ops.listen({ port: 0, host: '127.0.0.1' });
  const client = wireClient(origin);
  const operators = operatorHelpers(gateway);
  const folder = mkdtempSync(join(tmpdir(), 'livery-operators-'));
  const done: DoneEffect[] = [];
  const tokens = new Map<string, Promise<string>>();
  /** Opened when they are first needed: each takes two logins. */
  const tokenOf = (name: string, role: OperatorRole): Promise<string> => {
    const known = tokens.get(name) ?? operators.open(name, [role]);
    tokens.set(name, known);
    return known;
  };
  const nameOf = (role: OperatorRole, second = false): string => `${second ? 'second' : 'first'}-${role}`;
  const surroundings = { OPS_URL: url, OPS_MERCHANT: NORTH };
  const runAs = async (name: string, role: OperatorRole, args: readonly string[]): Promise<Ended> => runOps(args, { ...surroundings, OPS_TOKEN: await tokenOf(name, role) });
  const reasonOf = (call: ChangingCall): readonly string[] => ('reason' in operatorSchemas[call].request.shape ? ['--reason', `${call}, ticket ${done.length + 1}`] : []);

  async function answered(name: string, role: OperatorRole, call: ChangingCall, options: readonly string[], expected: number) {
    const { permission }: OperatorCallSpec = operatorCalls[call];
    if (permission !== null && !mayOperate([role], permission)) throw new Error(`${role} may not make ${call}.`);
    const reason = reasonOf(call);
    const ended = await runAs(name, role, [call, ...options, ...reason, '--json']);
    // Said in full: an assertion shortens it, and a play may expect this refusal.
    if (ended.code !== expected || ended.err !== '') throw new Error(`${call} ended with ${ended.code} in place of ${expected}: ${ended.err}`);
    return { reason: reason[1] ?? '', value: JSON.parse(ended.out) as object & { readonly effect?: DoneEffect['effect'] } };
  }

  async function does<Call extends ChangingCall>(name: string, role: OperatorRole, call: Call, options: readonly string[]): Promise<OperatorValueOf<Call>> {
    const { reason, value } = await answered(name, role, call, options, 0);
    done.push({ call, operator: name, reason, effect: value.effect });
    return value as OperatorValueOf<Call>;
  }

  return {
    gateway,
    origin,
    operators,
    payments,
    accounts: accountHelpers(gateway, injectOver(client.send)),
    done,
    does: (role, call, ...options) => does(nameOf(role), role, call, options),
    doesAsSecond: (role, call, ...options) => does(nameOf(role, true), role, call, options),
    async doesWithSecond(role, call, ...options) {
      const [asker, second] = [nameOf(role), nameOf(role, true)];
      const waiting = await answered(asker, role, call, options, 5);
      const approved = await answered(second, role, 'approvals:approve', ['--approval-id', waiting.value.effect?.approvalId ?? ''], 0);
      done.push({ call: 'approvals:approve', operator: second, reason: approved.reason, effect: approved.value.effect });
      done.push({ call, operator: asker, reason: waiting.reason, effect: undefined, approvedBy: second });
    },
    noted: (...calls) => void done.push(...calls.map((call) => ({ ...call, reason: '', effect: undefined }))),
    run: (role, ...args) => runAs(nameOf(role), role, args),
    runAs: (config, ...args) => runOps(args, { ...surroundings, OPS_CONFIG: join(folder, `${config}.json`), OPS_PASSWORD: OPERATOR_PASSWORD }),
    async stop() {
      client.close();
      await gateway.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
