import { TOTP } from 'otpauth';
import type { CallName, ResponseOf } from '@livery/contracts';
import type { NewMember } from '../src/modules/member/index.ts';
import { createCaller, type Answer, type CallOptions, type Inject } from './caller.ts';
import type { TestGateway } from './gateway.ts';
import { NORTH } from './test-fleet.ts';

/** Password of every account that {@link accountHelpers} opens. */
export const PASSWORD = 'Correct-horse-7';

/** Addresses that accounts are known at, and others. */
export const HOME_IP = '198.51.100.7';
export const OTHER_IP = '203.0.113.9';

/** Code of an answer; `OK` where it succeeded. */
export const codeOf = ({ body }: Answer): string => (body.success ? 'OK' : body.code);

/**
 * Opens accounts, reads messages sent to them, and generates their authenticator codes.
 * @param merchant of the accounts; the first of the tests' fleet unless stated
 */
export function accountHelpers(gateway: TestGateway, inject?: Inject, merchant: string = NORTH) {
  const call = createCaller(gateway, merchant, inject);
  let hash: Promise<string> | undefined;

  async function valueOf<Name extends CallName>(name: Name, request: object = {}, options: CallOptions = {}): Promise<ResponseOf<Name>> {
    const { body } = await call<ResponseOf<Name>>(name, request, options);
    if (!body.success) throw new Error(`${name}: ${body.code}`);
    return body.value;
  }

  return {
    call,
    valueOf,
    /** Opens an account without any call; its id. */
    async open(username: string, more: Partial<NewMember> = {}): Promise<string> {
      const passwordHash = await (hash ??= gateway.passwords.hash(PASSWORD, { tenantId: merchant, ip: null }));
      const tenant = gateway.tenants.byMerchant(merchant);
      if (tenant === undefined) throw new Error('The fleet of tests has lost its merchant.');
      return gateway.db.transaction((tx) => gateway.members.open(tx, tenant, { username, type: 0, passwordHash, ...more }));
    },
    /** Enters an address into an account's book. */
    knows: (memberId: string, ip: string) => gateway.db.transaction((tx) => gateway.addresses.register(tx, merchant, memberId, ip)),
    /** The newest message to a recipient. */
    async lastMessage(recipient: string) {
      return (await gateway.messages.latest(200)).find((message) => message.recipient === recipient);
    },
    /** The newest code sent to a number. */
    async codeSentTo(number: string): Promise<string> {
      const codes = (await gateway.messages.latest(200)).filter(({ recipient }) => recipient === number).map(({ text }) => /\b\d{6}\b/.exec(text)?.[0]);
      return codes.find((code) => code !== undefined) ?? '';
    },
    /** What an authenticator app shows, `steps` of 30 seconds from now. */
    appShows: (secret: string, steps = 0): string => new TOTP({ secret }).generate({ timestamp: gateway.clock.now() + steps * 30_000 }),
    /** Sets up an authenticator app for the token's account. */
    async enrol(token: string, ip = HOME_IP): Promise<{ secret: string; recoveryCodes: string[] }> {
      const { secret } = await valueOf('totpStart', {}, { token, ip });
      const code = new TOTP({ secret }).generate({ timestamp: gateway.clock.now() });
      const { recoveryCodes } = await valueOf('totpConfirm', { password: PASSWORD, code }, { token, ip });
      gateway.clock.advance(30_000);
      return { secret, recoveryCodes };
    },
  };
}

/** The device cookie of an answer: its token (empty where it is to be forgotten) and its attributes. */
export function deviceCookieOf(answer: Answer): { readonly token: string; readonly attributes: readonly string[] } | undefined {
  const set = answer.headers['set-cookie'];
  const cookies: unknown[] = Array.isArray(set) ? set : [set];
  const line = cookies.find((cookie) => typeof cookie === 'string' && cookie.startsWith('livery_device='));
  if (typeof line !== 'string') return undefined;
  const [first = '', ...attributes] = line.split('; ');
  return { token: first.slice('livery_device='.length), attributes };
}
