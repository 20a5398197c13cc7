import { randomUUID } from 'node:crypto';
import { operatorCalls, type OperatorCallName, type OperatorCallSpec, type OperatorEnvelope, type OperatorRole, type OperatorValueOf } from '@livery/contracts';
import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { createSecrets } from '../src/platform/crypto/index.ts';
import { createEnrolment, createOperators } from '../src/modules/operator/index.ts';
import { asOwner } from './database.ts';
import { TEST_SECRET, type TestGateway } from './gateway.ts';
import { NORTH } from './test-fleet.ts';

/** Password of every operator of a test. */
export const OPERATOR_PASSWORD = 'an operator of tests';

export interface OperatorCallOptions {
  readonly token?: string | undefined;
  /** Undefined sends no merchant. */
  readonly merchant?: string | undefined;
  readonly key?: string | undefined;
  readonly ip?: string | undefined;
}

export interface OperatorAnswer<Value = unknown> {
  readonly status: number;
  readonly body: OperatorEnvelope<Value>;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** Code of an answer; `OK` where it succeeded. */
export const operatorCodeOf = ({ body }: OperatorAnswer): string => (body.success ? 'OK' : body.code);

/** Operators of a test, and calls in their name. */
export function operatorHelpers(gateway: TestGateway) {
  const enrolment = createEnrolment(gateway.db, createSecrets(TEST_SECRET));
  const operators = createOperators(gateway.db);

  async function call<Name extends OperatorCallName>(name: Name, request: object = {}, { token, merchant = NORTH, key = randomUUID(), ip }: OperatorCallOptions = {}): Promise<OperatorAnswer<OperatorValueOf<Name>>> {
    const spec: OperatorCallSpec = operatorCalls[name];
    const response = await gateway.ops.inject({
      method: spec.method,
      url: spec.path,
      ...(ip === undefined ? {} : { remoteAddress: ip }),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(merchant === '' ? {} : { 'x-merchant-code': merchant }),
        ...(spec.movesMoney === true && key !== '' ? { 'idempotency-key': key } : {}),
      },
      ...(spec.method === 'GET' ? { query: Object.fromEntries(Object.entries(request).map(([field, value]) => [field, String(value)])) } : { payload: request }),
    });
    return { status: response.statusCode, body: response.json<OperatorEnvelope<OperatorValueOf<Name>>>(), headers: response.headers };
  }

  async function valueOf<Name extends OperatorCallName>(name: Name, request: object = {}, options: OperatorCallOptions = {}): Promise<OperatorValueOf<Name>> {
    const { body } = await call(name, request, options);
    if (!body.success) throw new Error(`${name}: ${body.code}: ${body.message}`);
    return body.value;
  }

  /** What an authenticator app shows, `steps` of 30 seconds from now. */
  const appShows = (secret: string, steps = 0): string => new TOTP({ secret }).generate({ timestamp: gateway.clock.now() + steps * 30_000 });

  /** Adds an operator; the code to enrol with. */
  async function add(name: string, roles: readonly OperatorRole[], merchants: readonly string[] | null = null): Promise<string> {
    return gateway.db.transaction(async (tx) => {
      const id = await operators.add(tx, { name, roles, merchants });
      if (id === undefined) throw new Error(`${name} is there already.`);
      return (await enrolment.issue(tx, id)).code;
    });
  }

  /** Enrols; the secret of its authenticator app. */
  async function enrol(name: string, code: string, ip?: string): Promise<string> {
    const { secret } = await valueOf('session:enrol', { name, code }, { ip });
    await valueOf('session:confirm', { name, code, appCode: appShows(secret), password: OPERATOR_PASSWORD }, { ip });
    gateway.clock.advance(30_000);
    return secret;
  }

  /** Logs in; the clock moves on, so that the next code is another. */
  async function login(name: string, secret: string, ip?: string): Promise<string> {
    const { token } = await valueOf('session:login', { name, password: OPERATOR_PASSWORD, appCode: appShows(secret) }, { ip });
    gateway.clock.advance(30_000);
    return token;
  }

  return {
    call,
    valueOf,
    add,
    enrol,
    login,
    appShows,
    /** Adds, enrols and logs in; the token. */
    async open(name: string, roles: readonly OperatorRole[], merchants: readonly string[] | null = null): Promise<string> {
      return login(name, await enrol(name, await add(name, roles, merchants)));
    },
    /** As if what operators moved were a day old: time itself would end their sessions. */
    async forgetMovements(): Promise<void> {
      await gateway.db.query.deleteFrom('operator_movement').execute();
    },
    /** A statement as somebody who owns the database, with its triggers disabled. */
    async tamper(statement: ReturnType<typeof sql>): Promise<void> {
      await asOwner(gateway.db, async (tx) => {
        await sql`set local session_replication_role = replica`.execute(tx);
        await statement.execute(tx);
      });
    },
  };
}
