import { everything } from '@livery/test-config';
import type { CallName } from '@livery/contracts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { attackersOf, counted, families, repeated, seen, TRIES } from '../../test-support/attackers.ts';
import { registration } from '../../test-support/caller.ts';
import { onOneEngine } from '../../test-support/database.ts';
import { listeningGateway, type ListeningGateway } from '../../test-support/listening-gateway.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { PASSWORD_COST } from '../modules/auth/index.ts';

/** Names of each kind that are compared. */
const NAMES = everything() ? TRIES : 5;

let gateway: ListeningGateway;
let members = 0;
beforeAll(async () => {
  // How long answers take is compared at the cost of production.
  gateway = await listeningGateway(everything() ? { passwordCost: PASSWORD_COST } : {});
  await gateway.settings.set(NORTH, 'whitelabel', { mobileRegistration: true, registrationSmsVerification: true, smsLogin: true, CHNGPASSVERIF3: true });
});
afterAll(() => gateway.stop());
beforeEach(() => gateway.clock.advance(25 * 3_600_000));
afterEach(() => vi.restoreAllMocks());

/** What somebody may be asked about: a name, a number and an address of e-mail. */
interface Identity {
  readonly username: string;
  readonly number: string;
  readonly email: string;
}

/** One that nobody has. Names and numbers are as long as those that somebody has. */
function unknown(): Identity {
  const index = String(++members).padStart(6, '0');
  return { username: `person${index}`, number: `918${String(3_000_000 + members)}`, email: `person${index}@mail.example` };
}

/** Passwords verified, passwords hashed, and messages written, whether they leave or not. */
type Work = readonly [verified: number, hashed: number, written: number];

const code = '+63';
/** Every call that names an account without being logged in to it, with a request that proves nothing. */
const probes: readonly (readonly [title: string, name: CallName, request: (of: Identity) => object, work: Work])[] = [
  ['a wrong password for a name', 'loginV2', ({ username }) => ({ username, password: 'Wrong-guess-1', type: 'username' }), [1, 0, 0]],
  ['a wrong password for a number', 'loginV2', ({ number }) => ({ username: number, countryDialingCode: code, password: 'Wrong-guess-1', type: 'username' }), [1, 0, 0]],
  ['the first version of the login', 'login', ({ username }) => ({ username, password: 'Wrong-guess-1', type: 'username' }), [1, 0, 0]],
  ['a wrong code for a number', 'loginV2', ({ number }) => ({ username: number, countryDialingCode: code, password: '123456', type: 'sms' }), [0, 0, 0]],
  ['a code to log in with', 'smsNoLogin', ({ number }) => ({ mobileNum: number, countryDialingCode: code, purpose: 'login' }), [0, 0, 1]],
  ['a code for a new password', 'smsNoLogin', ({ number }) => ({ mobileNum: number, countryDialingCode: code, purpose: 'password' }), [0, 0, 1]],
  ['a code to register with', 'smsRegister', ({ number }) => ({ mobileNo: number, countryDialingCode: code }), [0, 0, 1]],
  ['a new password with a wrong code', 'passwordByPhone', ({ number }) => ({ mobileNum: number, countryDialingCode: code, verificationCode: '123456', newPassword: 'Another-horse-8' }), [0, 0, 0]],
  ['a temporary password by mail', 'passwordByEmail', ({ username, email }) => ({ username, email }), [0, 0, 1]],
  ['a temporary password to a wrong address', 'passwordByEmail', ({ username }) => ({ username, email: 'x@elsewhere.example' }), [0, 0, 1]],
  ['a registration with a number and a wrong code', 'registerMobile', ({ number }) => ({ ...registration('x'), username: undefined, mobileNum: number, countryDialingCode: code, verificationCode: '123456' }), [0, 0, 0]],
];

describe.each(families)('accounts that somebody looks for over $family', (addresses) => {
  const attackers = () => attackersOf(gateway, addresses);

  async function existing(): Promise<Identity> {
    const identity = unknown();
    await attackers().open(identity.username, { mobile: `${code}${identity.number}`, mobileVerified: true, email: identity.email });
    return identity;
  }

  it.each(probes)('are not told from others by what %s answers', async (_, name, request) => {
    const ask = (of: Identity, more: object = {}) => attackers().call(name, { ...request(of), ...more }, { ip: addresses.ofBotnet() });
    const answers = { existing: new Set<string>(), unknown: new Set<string>() };
    for (let index = 0; index < NAMES; index++) {
      answers.existing.add(seen(await ask(await existing())));
      answers.unknown.add(seen(await ask(unknown())));
    }
    expect([answers.existing.size, answers.existing]).toEqual([1, answers.unknown]);
  });

  it.each(probes)('are not told from others by how often %s is answered', async (_, name, request) => {
    const ask = async (of: Identity) => {
      const answers = await repeated(15, async (index) => attackers().call(name, { ...request(of), ...(index < 5 ? {} : await attackers().captcha()) }, { ip: addresses.ofBotnet() }));
      return answers.map(seen);
    };
    expect(await ask(await existing())).toEqual(await ask(unknown()));
  });

  it.each(probes)('cost %s the same work as others', async (_, name, request, cost) => {
    const engine = [vi.spyOn(gateway.passwords, 'verify'), vi.spyOn(gateway.passwords, 'hash'), vi.spyOn(gateway.messages, 'queue')];
    const work = async (of: Identity): Promise<readonly number[]> => {
      for (const each of engine) each.mockClear();
      await attackers().call(name, request(of), { ip: addresses.ofBotnet() });
      return engine.map((each) => each.mock.calls.length);
    };
    const known = await existing();
    expect([await work(known), await work(unknown())]).toEqual([cost, cost]);
  });

  it('are told by a registration to those alone who are few: twenty names an hour of one line', async () => {
    const names: string[] = [];
    for (let index = 0; index < 30; index++) names.push((await existing()).username);
    const answers = await repeated(TRIES, (index) => attackers().call('register', registration(names[index % names.length] ?? ''), { ip: addresses.ofAttacker() }));
    expect(counted(answers)).toEqual({ USERNAME_TAKEN: 20, TOO_MANY_REQUESTS: TRIES - 20 });
    // Nor by which of them is refused.
    expect(counted([await attackers().call('register', registration(unknown().username), { ip: addresses.ofAttacker() })])).toEqual({ TOO_MANY_REQUESTS: 1 });
    expect(counted([await attackers().call('register', registration(unknown().username), { ip: addresses.ofBotnet() })])).toEqual({ OK: 1 });
  });

  it.runIf(everything() && onOneEngine).each(probes)('are not told from others by how long %s takes', { timeout: 300_000 }, async (_, name, request) => {
    const timed = async (of: Identity): Promise<number> => {
      const started = performance.now();
      await attackers().call(name, request(of), { ip: addresses.ofBotnet() });
      return performance.now() - started;
    };
    await timed(unknown());
    const times = { existing: [] as number[], unknown: [] as number[] };
    for (let index = 0; index < TRIES; index++) {
      const known = await existing();
      const order = index % 2 === 0 ? (['existing', 'unknown'] as const) : (['unknown', 'existing'] as const);
      for (const kind of order) times[kind].push(await timed(kind === 'existing' ? known : unknown()));
    }
    const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
    const slower = times.existing.filter((time, index) => time > (times.unknown[index] ?? 0)).length;
    // Of interleaved pairs about half have the existing one slower; by chance hardly ever less than 35 % or more than 65 %.
    expect([slower / TRIES > 0.35, slower / TRIES < 0.65], `${slower} of ${TRIES} slower, medians ${median(times.existing)} and ${median(times.unknown)} ms`).toEqual([true, true]);
  });
});
