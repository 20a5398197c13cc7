import { createAccounts, type AccountsOptions } from './accounts.ts';
import type { Check } from './check.ts';
import { Missed, NotOffered, NotTried } from './verdicts.ts';
import { checks } from './checks/index.ts';
import { createClient } from './client.ts';
import { fieldsOf, valueIn, type Exchange } from './exchange.ts';
import { saidBy } from './expect.ts';
import { masked, visible, type MaskedExchange } from './masked.ts';
import { contained, type Profile } from './profiles.ts';
import { promises } from './promises.ts';

/** How a check came out. */
export interface Outcome extends Pick<Check, 'id' | 'profile' | 'expects' | 'because'> {
  readonly verdict: 'passed' | 'failed' | 'not tried' | 'not offered';
  /** Why it did not pass; empty where it did. */
  readonly reason: string;
  /** What was sent and answered, where it failed for an answer. Secrets are masked. */
  readonly exchange: MaskedExchange | undefined;
}

/** An {@link Outcome} before its secrets are masked: more of them are known at the end of a run. */
interface Found extends Omit<Outcome, 'exchange'> {
  readonly exchange: Exchange | undefined;
}

/** What `conform` found. */
export interface Conformity {
  readonly server: string;
  readonly merchantCode: string;
  /** The profile that was asked for. */
  readonly asked: Profile;
  readonly outcomes: readonly Outcome[];
  /** Profiles of which every check passed, or is about something that the server does not offer. */
  readonly certified: readonly Profile[];
  readonly requests: number;
  readonly milliseconds: number;
}

export interface ConformOptions extends AccountsOptions {
  /** Address of the server. */
  readonly server: string;
  readonly profile: Profile;
  /** What the server answers to `domainRoute` unless given. */
  readonly merchantCode?: string | undefined;
  readonly otherMerchant?: string | undefined;
  /** Checks that are left out, by id; only tests leave any out. */
  readonly without?: readonly string[];
  readonly progress?: (outcome: Pick<Outcome, 'id' | 'verdict'>) => void;
}

/** The server could not be asked anything. */
export class Unreachable extends Error {}

/** The merchant code that the server names. @throws Unreachable where it does not answer */
async function findMerchant(server: string, given: string | undefined): Promise<string> {
  const client = createClient(server, given ?? '');
  const exchange = await client.call('domainRoute', {}, given === undefined ? { merchantCode: null } : {});
  if (exchange.broken !== undefined) throw new Unreachable(`${server} does not answer: ${exchange.broken}.`);
  if (given !== undefined) return given;
  const { merchantCode } = fieldsOf(valueIn(exchange));
  if (typeof merchantCode !== 'string') throw new Unreachable(`${server} does not say which merchant it serves (GET /wps/system/domainRoute: ${saidBy(exchange)}). Name it with --merchant.`);
  return merchantCode;
}

async function outcomeOf(check: Check, work: () => Promise<void>): Promise<Found> {
  const { id, profile, expects, because } = check;
  const known = { id, profile, expects, because };
  try {
    await work();
    return { ...known, verdict: 'passed', reason: '', exchange: undefined };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof NotTried) return { ...known, verdict: 'not tried', reason, exchange: undefined };
    if (error instanceof NotOffered) return { ...known, verdict: 'not offered', reason, exchange: undefined };
    // What a check cannot do for want of an answer of another call is told by that call's check.
    return { ...known, verdict: error instanceof Missed ? 'failed' : 'not tried', reason, exchange: error instanceof Missed ? error.exchange : undefined };
  }
}

/** Holds every answer against what holds for all of them, and keeps the first that does not. */
function everyAnswer(): { look(exchanges: readonly Exchange[]): void; outcomes(): readonly Found[] } {
  let answers = 0;
  const kept = promises.map((promise) => ({ promise, seen: new Set<string>(), faults: 0, first: undefined as { readonly reason: string; readonly exchange: Exchange } | undefined }));
  return {
    look(exchanges) {
      for (const exchange of exchanges) {
        if (exchange.broken !== undefined) continue;
        answers += 1;
        for (const one of kept) {
          const reason = one.promise.fault(exchange, one.seen);
          if (reason === undefined) continue;
          one.faults += 1;
          one.first ??= { reason, exchange };
        }
      }
    },
    outcomes: () =>
      kept.map(({ promise: { id, profile, expects, because }, faults, first }): Found => {
        const known = { id, profile, expects, because };
        if (first === undefined) return { ...known, verdict: 'passed', reason: '', exchange: undefined };
        return { ...known, verdict: 'failed', reason: `${first.reason} So are ${faults} of ${answers} answers.`, exchange: first.exchange };
      }),
  };
}

/** Profiles of the asked one that nothing stands against. */
function certifiedOf(asked: Profile, outcomes: readonly Outcome[]): readonly Profile[] {
  const stands = (profile: Profile): boolean => outcomes.some((outcome) => outcome.profile === profile && (outcome.verdict === 'failed' || outcome.verdict === 'not tried'));
  return contained(asked).filter((profile) => !contained(profile).some(stands));
}

/**
 * Runs every check of a profile against a server, one after the other.
 * @throws Unreachable where the server does not answer at all
 */
export async function conform({ server, profile, merchantCode: given, otherMerchant, member, agent, without = [], progress }: ConformOptions): Promise<Conformity> {
  const startedAt = performance.now();
  const origin = server.replace(/\/+$/, '');
  const merchantCode = await findMerchant(origin, given);
  const client = createClient(origin, merchantCode);
  for (const account of [member, agent]) if (account !== undefined) client.secrets.add(account.password);
  const context = { client, accounts: createAccounts(client, { member, agent }), otherMerchant };
  const wanted = new Set(contained(profile));
  const all: Found[] = [];
  const tell = (found: Found): void => {
    all.push(found);
    progress?.({ id: found.id, verdict: found.verdict });
  };
  const every = everyAnswer();
  for (const check of checks) {
    if (!wanted.has(check.profile) || without.includes(check.id)) continue;
    tell(await outcomeOf(check, () => check.run(context)));
    every.look(client.take());
  }
  for (const outcome of every.outcomes()) tell(outcome);
  const outcomes = all.map(({ reason, exchange, ...known }): Outcome => ({ ...known, reason: visible(client.secrets.hide(reason)), exchange: exchange === undefined ? undefined : masked(exchange, client.secrets) }));
  return { server: origin, merchantCode, asked: profile, outcomes, certified: certifiedOf(profile, outcomes), requests: client.sent, milliseconds: performance.now() - startedAt };
}
