import { randomBytes, randomUUID } from 'node:crypto';
import { checkRegistration, formOf, type RegisterField } from '@livery/contracts';
import { NotOffered, NotTried } from './verdicts.ts';
import type { Client } from './client.ts';
import { codeOf, fieldsOf, isSuccess, valueIn, type Exchange } from './exchange.ts';
import { needed, saidBy } from './expect.ts';
import { workProof, withProof } from './proof.ts';

/** A name and its password. */
export interface Credentials {
  readonly name: string;
  readonly password: string;
}

/** An account with an open session. */
export interface Account extends Credentials {
  readonly token: string;
}

/** A registration that was sent. */
export interface Registration {
  readonly request: { readonly username: string; readonly password: string };
  readonly idempotencyKey: string;
  readonly exchange: Exchange;
}

/** The accounts that checks use. Each is opened once, by the first check that needs it. */
export interface Accounts {
  /** A player. @throws NotTried where there is none */
  member(): Promise<Account>;
  /** An account for calls that change one: `own` where it was registered here, else the given one. @throws NotTried where there is none */
  expendable(): Promise<{ readonly account: Account; readonly own: boolean }>;
  /** Another player than `member`, registered in this run: what is one's must be hidden from the other. @throws NotOffered or NotTried where a program cannot register */
  other(): Promise<Account>;
  /** An account that was registered for one check alone. @throws NotOffered or NotTried where a program cannot register */
  spare(): Promise<Account>;
  /** An agent. @throws NotTried where none was given */
  agent(): Promise<Account>;
  /** The one registration that is carried out. @throws NotOffered or NotTried where a program cannot register */
  registration(): Promise<Registration>;
  /** What a program may send to register another account. @throws NotOffered or NotTried */
  registrationRequest(): Promise<{ readonly username: string; readonly password: string }>;
  /** Sends another registration with these changes; the answer. @throws NotOffered or NotTried where registration is closed */
  register(changes: object, idempotencyKey?: string | null): Promise<Exchange>;
  /** Logs in as the site does, with the token of the session that this replaces where there is one; the answer. */
  login(credentials: Credentials, former?: string): Promise<Exchange>;
  /** Opens one more session of an account, or one in the place of a former. @throws NotTried */
  again(credentials: Credentials, former?: string): Promise<string>;
}

export interface AccountsOptions {
  readonly member: Credentials | undefined;
  readonly agent: Credentials | undefined;
}

/** Another one in each run: accounts whose password is known to all would stay behind. */
const PASSWORD = `Cf-${randomBytes(5).toString('hex')}-7`;
/** Fields that a program cannot fill in by itself. */
const PERSONAL: ReadonlySet<RegisterField> = new Set(['mobileNum', 'verificationCode', 'affiliateCode', 'recommenderId', 'referralCode']);

/** Codes of a merchant that takes no registrations, or no more of them now. */
const CLOSED: ReadonlySet<string> = new Set(['REGISTRATION_CLOSED', 'FUNCTION_DISABLED', 'TOO_MANY_REQUESTS']);

const newName = (longest: number): string => `c${randomBytes(8).readBigUInt64BE().toString(36).padStart(13, '0').slice(-9)}`.slice(0, longest);

/** What a program types into a field of the form. */
function typed(field: RegisterField, username: string): string {
  switch (field) {
    case 'username':
      return username;
    case 'password':
    case 'confirmPassword':
      return PASSWORD;
    case 'payeeName':
      return 'Conform Test';
    case 'email':
      return `${username}@mail.example`;
    case 'paymentPassword':
      return '246810';
    case 'qqNum':
      return '12345678';
    case 'idNumber':
      return 'A1234567';
    case 'line':
    case 'whatsapp':
    case 'facebook':
    case 'wechat':
      return `${username}a1`;
    default:
      return '';
  }
}

/** Remembers what the first call came to, also where it failed. */
function once<Value>(work: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= work());
}

/** Creates {@link Accounts}. */
export function createAccounts(client: Client, { member, agent }: AccountsOptions): Accounts {
  /** A program cannot register here: with an account that was given nothing is missed. */
  function impossible(why: string): Error {
    return member === undefined ? new NotTried(`${why} Name an account for tests with --member.`) : new NotOffered(`${why} The given account is used instead.`);
  }

  function assertOpen(exchange: Exchange): void {
    const code = codeOf(exchange) ?? '';
    if (CLOSED.has(code)) throw impossible(`Registration is refused with ${code}.`);
  }

  async function registrationRequest() {
    const permission = needed('permission', await client.call('permission'));
    const { fields, termsVersion } = permission.registration;
    const form = formOf('username', fields, permission.whitelabel.modules);
    if (form === undefined) throw impossible('The merchant takes no registration by user name.');
    const required = form.filter((rule) => rule.enabled && rule.required);
    const personal = required.find(({ field }) => PERSONAL.has(field));
    if (personal !== undefined) throw impossible(`The merchant's form asks for ${personal.field}, which a program does not have.`);
    const wantsWork = required.some(({ field }) => field === 'captcha');
    if (wantsWork && permission.verification.humanCheck.provider !== 'captcha') throw impossible('An outside provider checks that people register.');
    const username = newName(form.find(({ field }) => field === 'username')?.maxLength ?? 10);
    const filled = Object.fromEntries(required.map(({ field }) => [field, typed(field, username)] as const).filter(([, text]) => text !== ''));
    const values = { username, password: PASSWORD, confirmPassword: PASSWORD, ...filled };
    const faults = checkRegistration(form.filter(({ field }) => field !== 'captcha'), values);
    if (faults.length > 0) throw impossible(`The merchant's rules for ${faults.map(({ field }) => field).join(', ')} are not met by what a program types.`);
    return {
      ...values,
      login: true,
      registerUrl: client.address('/register'),
      registerMethod: 'WEB',
      ageConfirmed: true,
      termsVersion,
      ...(wantsWork ? { captchaWork: await workProof(client) } : {}),
    };
  }

  async function openAccount(): Promise<Registration> {
    let request = await registrationRequest();
    let idempotencyKey = randomUUID() as string;
    let exchange = await client.call('register', request, { idempotencyKey });
    if (codeOf(exchange) === 'CAPTCHA_REQUIRED') {
      [request, idempotencyKey] = [{ ...request, captchaWork: await workProof(client) }, randomUUID()];
      exchange = await client.call('register', request, { idempotencyKey });
    }
    assertOpen(exchange);
    return { request, idempotencyKey, exchange };
  }

  const registration = once(openAccount);

  async function register(changes: object, idempotencyKey: string | null = randomUUID()): Promise<Exchange> {
    const exchange = await client.call('register', { ...(await registrationRequest()), ...changes }, { idempotencyKey });
    assertOpen(exchange);
    return exchange;
  }

  const login = (credentials: Credentials, former?: string): Promise<Exchange> =>
    withProof(client, 'loginV2', { username: credentials.name, password: credentials.password, type: 'username' }, { token: former });

  async function again(credentials: Credentials, former?: string): Promise<string> {
    const exchange = await login(credentials, former);
    const { token, secondFactor } = fieldsOf(valueIn(exchange));
    if (secondFactor !== undefined) throw new NotTried(`The account ${credentials.name} asks for a second factor from this address; name one that does not.`);
    if (!isSuccess(exchange) || typeof token !== 'string') throw new NotTried(`The account ${credentials.name} was not logged in: ${saidBy(exchange)}.`);
    return token;
  }

  async function registered(of: () => Promise<Registration> = registration): Promise<Account> {
    const { request, exchange } = await of();
    const { token } = fieldsOf(valueIn(exchange));
    if (!isSuccess(exchange) || typeof token !== 'string') throw new NotTried(`Nobody is logged in: no account was given, and the registration of one came to this: ${saidBy(exchange)}.`);
    return { name: request.username, password: request.password, token };
  }

  const memberOf = once(async (): Promise<Account> => (member === undefined ? registered() : { ...member, token: await again(member) }));

  async function expendable() {
    try {
      return { account: await registered(), own: true };
    } catch {
      return { account: await memberOf(), own: false };
    }
  }

  return {
    registration,
    registrationRequest,
    register,
    login,
    again,
    member: memberOf,
    expendable: once(expendable),
    spare: () => registered(openAccount),
    other: once(() => registered(member === undefined ? openAccount : registration)),
    agent: once(async () => {
      if (agent === undefined) throw new NotTried('No agent was given: name one with --agent.');
      return { ...agent, token: await again(agent) };
    }),
  };
}
