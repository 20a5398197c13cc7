import { randomBytes } from 'node:crypto';
import type { CallName } from '@livery/contracts';
import { everything } from '@livery/test-config';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from './account-helpers.ts';
import type { Answer } from './caller.ts';
import { CAPTCHA } from './gateway.ts';
import type { Family, ListeningGateway } from './listening-gateway.ts';
import { injectOver } from './wire.ts';

/** Addresses of somebody at home and of an attacker, in one family. */
export interface Addresses {
  readonly family: Family;
  /** In the account's address book. */
  readonly home: string;
  /** Of an attacker with one line: another one at each request, as far as that costs nothing. */
  ofAttacker(): string;
  /** Of an attacker with many lines: a range that was never seen at each request. */
  ofBotnet(): string;
}

/** How often an attack tries: as often as acceptance asks for with `npm test -- --all`, and before each merge beyond every limit that it meets. */
export const TRIES = everything() ? 200 : 40;

const hex = (): string => randomBytes(2).toString('hex');
let lines = 0;

const inBothFamilies: readonly [ipv4: Addresses, ipv6: Addresses] = [
  { family: 'IPv4', home: HOME_IP, ofAttacker: () => '203.0.113.66', ofBotnet: () => `11.${(++lines >> 8) & 255}.${lines & 255}.1` },
  { family: 'IPv6', home: '2001:db8:7:1::1', ofAttacker: () => `2001:db8:66:1:${hex()}:${hex()}:${hex()}:${hex()}`, ofBotnet: () => `2001:db9:${(++lines).toString(16)}::1` },
];

/**
 * {@link Addresses} by family: of IPv6, where one line has more addresses than one could count, before each merge, and of both
 * with `npm test -- --all`. One line is one address of IPv4, and all of a /64 prefix of IPv6.
 */
export const families: readonly Addresses[] = everything() ? inBothFamilies : inBothFamilies.slice(1);

/** Plays attacks on a gateway over the network. */
export function attackersOf(gateway: ListeningGateway, { family, home, ofBotnet }: Addresses) {
  const accounts = accountHelpers(gateway, injectOver(gateway.send[family]));
  return {
    ...accounts,
    /** A solved captcha: attackers have people, or programs, who read them. */
    captcha: async () => ({ captchaId: (await accounts.valueOf('captcha', {}, { ip: ofBotnet() })).captchaId, captcha: CAPTCHA }),
    /** Logs in at home; the session's token. */
    atHome: async (username: string): Promise<string> => (await accounts.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: home })).token,
  };
}

/** How often each code was answered. */
export function counted(answers: readonly Answer[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const answer of answers) counts[codeOf(answer)] = (counts[codeOf(answer)] ?? 0) + 1;
  return counts;
}

/** Answers to as many requests, one after the other. */
export async function repeated(times: number, attempt: (index: number) => Promise<Answer>): Promise<readonly Answer[]> {
  const answers: Answer[] = [];
  for (let index = 0; index < times; index++) answers.push(await attempt(index));
  return answers;
}

/** What an outsider sees of an answer: everything but the request's own id. */
export const seen = ({ status, body }: Answer): string => JSON.stringify({ status, body: { ...body, requestId: '' } });

/** A call with its request. */
export type Attempt = readonly [name: CallName, request: object];
