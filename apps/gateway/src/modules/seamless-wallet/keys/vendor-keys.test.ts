import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { addTenant } from '../../../../test-support/test-ledger.ts';
import { createSecrets, type Secrets } from '../../../platform/crypto/index.ts';
import { createKeyCommands, type NewKey } from './key-commands.ts';
import { createPlainKeys } from './plain-keys.ts';
import { createVendorKeys } from './vendor-keys.ts';
import { createTermsCommands } from './vendor-terms.ts';

const [FIRST, SECOND, THIRD] = ['f'.repeat(32), 's'.repeat(32), 't'.repeat(32)];
const [OLD_MASTER, MASTER] = ['the former secret of this installation', 'the present secret of this installation'];
const HOUR = 3_600_000;

// From now on: the database is migrated at the machine's time.
const clock = testClock(Date.now());
let db: TestDatabase;
let serial = 0;
let tenant = '';
const reported: unknown[] = [];
beforeAll(async () => {
  db = await testDatabase({ clock });
});
afterAll(() => db.close());
beforeEach(async () => {
  tenant = `KEYS${++serial}`;
  await addTenant(db, tenant);
});

/** A gateway process: its own cache on the database. */
function process(secrets: Secrets = createSecrets(MASTER), hasTenant = (id: string) => id === tenant) {
  const reading = createVendorKeys({ db, secrets, log: { error: (facts) => void reported.push(facts) }, hasTenant });
  const plain = createPlainKeys(db, secrets);
  const commands = createKeyCommands(db, secrets, plain, reading.forget);
  return {
    ...commands,
    ...createTermsCommands(reading.forget),
    plain,
    trustOf: reading.trustOf,
    rotate: (key: Partial<NewKey> = {}) => db.transaction((tx) => commands.rotateKey(tx, { tenant, vendor: 'AAA', ...key })),
    revoke: (id: string) => db.transaction((tx) => commands.revokeKey(tx, { tenant, vendor: 'AAA', id })),
    valid: async () => (await reading.trustOf(tenant, 'AAA')).keys.map(({ id, secret }) => `${id} ${secret}`),
  };
}

describe('trustOf', () => {
  it('reads the keys of a tenant once for two seconds, whatever vendors are named, and nothing for unknown tenants', async () => {
    const { trustOf } = process();
    const reads = vi.spyOn(db.query, 'selectFrom');
    const READS = 3;
    for (const vendor of ['AAA', 'BBB', 'CCC']) expect(await trustOf(tenant, vendor)).toEqual({ keys: [], version1: false });
    await Promise.all(Array.from({ length: 50 }, (_, index) => trustOf(`nobody${index}`, 'AAA')));
    expect(reads).toHaveBeenCalledTimes(READS);
    clock.advance(2_000);
    await Promise.all([trustOf(tenant, 'AAA'), trustOf(tenant, 'BBB')]);
    expect(reads).toHaveBeenCalledTimes(2 * READS);
    reads.mockRestore();
  });

  it('returns a key that another process made a moment ago to a call that names it, and reads for unknown keys at most every 50 ms', async () => {
    const [maker, other] = [process(), process()];
    expect(await other.trustOf(tenant, 'AAA', 'made-now')).toEqual({ keys: [], version1: false });
    await maker.rotate({ id: 'made-now' });
    clock.advance(50);
    expect((await other.trustOf(tenant, 'AAA')).keys).toEqual([]);
    expect((await other.trustOf(tenant, 'AAA', 'made-now')).keys.map(({ id }) => id)).toEqual(['made-now']);
    const reads = vi.spyOn(db.query, 'selectFrom');
    await other.trustOf(tenant, 'AAA', 'made-now');
    clock.advance(49);
    await Promise.all(Array.from({ length: 50 }, (_, index) => other.trustOf(tenant, 'AAA', `unknown${index}`)));
    expect(reads).not.toHaveBeenCalled();
    reads.mockRestore();
  });

  it('reads for unknown keys at most 20 times a second in a process, whatever tenants calls name', async () => {
    const { trustOf } = process(createSecrets(MASTER), () => true);
    // From the beginning of a second.
    clock.advance(1000 - (clock.now() % 1000));
    const tenants = Array.from({ length: 30 }, (_, index) => `MANY${index}`);
    for (const each of tenants) await trustOf(each, 'AAA');
    clock.advance(50);
    const reads = vi.spyOn(db.query, 'selectFrom');
    for (const each of tenants) await trustOf(each, 'AAA', 'unknown');
    expect(reads).toHaveBeenCalledTimes(20 * 3);
    clock.advance(1000);
    await trustOf('MANY29', 'AAA', 'unknown');
    expect(reads).toHaveBeenCalledTimes(21 * 3);
    reads.mockRestore();
  });

  it('leaves out keys that no accepted master secret opens, and reports them without their content', async () => {
    const writer = process(createSecrets(OLD_MASTER));
    await writer.rotate({ id: 'lost', secret: FIRST });
    expect(await process().valid()).toEqual([]);
    expect(reported.at(-1)).toEqual({ tenant, vendor: 'AAA', keyId: 'lost' });
  });
});

describe('rotateKey', () => {
  it('stores the secret sealed', async () => {
    await process().rotate({ id: 'one', secret: FIRST });
    const { sealed } = await db.query.selectFrom('vendor_signing_key').select('sealed').where('tenant_id', '=', tenant).executeTakeFirstOrThrow();
    expect(Buffer.from(sealed).toString('latin1')).not.toContain(FIRST);
    expect(createSecrets(MASTER).open('vendor-key', sealed)).toBe(FIRST);
  });

  it('keeps the former key valid for the stated time, and then not', async () => {
    const [here, there] = [process(), process()];
    await db.transaction((tx) => here.setTerms(tx, { tenant, vendor: 'AAA' }, { keyGraceSeconds: 3600 }));
    await here.rotate({ id: 'one', secret: FIRST });
    expect(await there.valid()).toEqual([`one ${FIRST}`]);
    await here.rotate({ id: 'two', secret: SECOND });
    expect(await here.valid()).toEqual([`two ${SECOND}`, `one ${FIRST}`]);
    clock.advance(2_000);
    expect(await there.valid()).toEqual([`two ${SECOND}`, `one ${FIRST}`]);
    clock.advance(HOUR - 2_001);
    expect(await there.valid()).toHaveLength(2);
    clock.advance(1);
    expect(await there.valid()).toEqual([`two ${SECOND}`]);
  });

  it('makes a key that is valid later, and the former one expires after that', async () => {
    const { rotate, valid, listKeys } = process();
    await rotate({ id: 'one', secret: FIRST });
    const later = new Date(clock.now() + HOUR);
    const made = await rotate({ id: 'two', validFrom: later, graceMs: HOUR });
    expect(made).toMatchObject({ id: 'two', secret: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown, validFrom: later, formerUntil: new Date(clock.now() + 2 * HOUR) });
    expect(await valid()).toEqual([`one ${FIRST}`]);
    expect((await listKeys(db.query, tenant)).map(({ id, state }) => `${id} ${state}`)).toEqual(['two scheduled', 'one valid']);
    clock.advance(HOUR);
    expect(await valid()).toEqual([`two ${made.secret}`, `one ${FIRST}`]);
    clock.advance(HOUR);
    expect(await valid()).toEqual([`two ${made.secret}`]);
    expect((await listKeys(db.query, tenant)).map(({ id, state }) => `${id} ${state}`)).toEqual(['two valid', 'one expired']);
  });

  it('rejects short secrets and ids that no header can carry', async () => {
    const { rotate, valid } = process();
    await expect(rotate({ secret: 'short' })).rejects.toThrow('at least 32');
    await expect(rotate({ id: 'a b' })).rejects.toThrow('Not a key id');
    expect(await valid()).toEqual([]);
  });

  it('leaves one key that does not expire when several rotate at once', async () => {
    const { rotate, listKeys } = process();
    await Promise.all(Array.from({ length: 5 }, () => rotate()));
    const keys = await listKeys(db.query, tenant);
    expect(keys).toHaveLength(5);
    expect(keys.filter(({ expiresAt }) => expiresAt === null)).toHaveLength(1);
  });
});

describe('revokeKey', () => {
  it('ends a key at once here, and within two seconds everywhere', async () => {
    const [here, there] = [process(), process()];
    await here.rotate({ id: 'one', secret: FIRST });
    await here.rotate({ id: 'two', secret: SECOND });
    expect(await there.valid()).toHaveLength(2);
    expect(await here.revoke('one')).toBe(true);
    expect(await here.valid()).toEqual([`two ${SECOND}`]);
    clock.advance(2_000);
    expect(await there.valid()).toEqual([`two ${SECOND}`]);
    expect(await here.revoke('one')).toBe(false);
    expect(await here.revoke('never')).toBe(false);
    expect(await here.revoke('two')).toBe(true);
    expect(await here.valid()).toEqual([]);
  });
});

describe('listKeys', () => {
  it('names keys and their states without their secrets', async () => {
    const { rotate, revoke, listKeys } = process();
    await rotate({ id: 'one', secret: FIRST });
    await rotate({ id: 'two', secret: SECOND, vendor: 'BBB' });
    await revoke('one');
    const listed = await listKeys(db.query, tenant);
    expect(listed.map(({ vendor, id, state }) => [vendor, id, state])).toEqual([['AAA', 'one', 'revoked'], ['BBB', 'two', 'valid']]);
    expect(JSON.stringify(listed)).not.toContain(FIRST);
    expect(await listKeys(db.query, tenant, 'BBB')).toHaveLength(1);
  });
});

describe('setKey', () => {
  it('changes nothing when the secret is the present one', async () => {
    const { setKey, listKeys, valid } = process();
    await setKey(tenant, 'AAA', FIRST, 'one');
    await setKey(tenant, 'AAA', FIRST, 'one');
    await setKey(tenant, 'AAA', FIRST);
    expect(await listKeys(db.query, tenant)).toHaveLength(1);
    await setKey(tenant, 'AAA', SECOND, 'two');
    expect(await valid()).toEqual([`two ${SECOND}`, `one ${FIRST}`]);
  });
});

describe('sealKeysAnew', () => {
  it('makes keys readable without the former master secret', async () => {
    await process(createSecrets(OLD_MASTER)).rotate({ id: 'one', secret: FIRST });
    const rotated = process(createSecrets(MASTER, [OLD_MASTER]));
    expect(await rotated.valid()).toEqual([`one ${FIRST}`]);
    expect((await rotated.sealKeysAnew()).sealed).toBeGreaterThan(0);
    expect(await process().valid()).toEqual([`one ${FIRST}`]);
    expect((await rotated.sealKeysAnew()).sealed).toBe(0);
  });
});

describe('keys of gateways of the version before', () => {
  /** What such a gateway takes: `vendor_key` alone. */
  const oldGatewayTakes = async () => {
    const row = await db.query.selectFrom('vendor_key').select(['secret', 'previous_secret as previous']).where('tenant_id', '=', tenant).executeTakeFirst();
    return row === undefined ? [] : [row.secret, row.previous].filter((secret) => secret !== null);
  };
  const writeAsOldGateway = (secret: string, previous: string | null = null) =>
    db.query.insertInto('vendor_key').values({ tenant_id: tenant, vendor: 'AAA', secret, previous_secret: previous, changed_at: new Date(clock.now()) })
      .onConflict((conflict) => conflict.columns(['tenant_id', 'vendor']).doUpdateSet({ secret, previous_secret: previous })).execute();
  const secretsOf = async (gateway: ReturnType<typeof process>) => (await gateway.trustOf(tenant, 'AAA')).keys.map(({ secret }) => secret);

  it('are valid here as they are, and change here when an old gateway changes them', async () => {
    const gateway = process();
    await writeAsOldGateway(FIRST);
    expect(await secretsOf(gateway)).toEqual([FIRST]);
    await writeAsOldGateway(SECOND, FIRST);
    clock.advance(2_000);
    expect(await secretsOf(gateway)).toEqual([SECOND, FIRST]);
  });

  it('take a rotation and a revocation at a new gateway, so that both versions accept the same', async () => {
    const gateway = process();
    await writeAsOldGateway(FIRST);
    await gateway.rotate({ id: 'two', secret: SECOND });
    expect(await secretsOf(gateway)).toEqual([SECOND, FIRST]);
    expect(await oldGatewayTakes()).toEqual([SECOND, FIRST]);
    const first = (await gateway.listKeys(db.query, tenant)).find(({ id }) => id !== 'two');
    await gateway.revoke(first?.id ?? '');
    expect(await secretsOf(gateway)).toEqual([SECOND]);
    expect(await oldGatewayTakes()).toEqual([SECOND]);
    await gateway.revoke('two');
    expect(await secretsOf(gateway)).toEqual([]);
    expect(await oldGatewayTakes()).toEqual([]);
  });

  it('are sealed and deleted a day after the migration, and accepted as before', async () => {
    const gateway = process();
    await writeAsOldGateway(SECOND, FIRST);
    const { at } = await db.query.selectFrom('schema_migration').select('applied_at as at').where('number', '=', 70).executeTakeFirstOrThrow();
    const until = at.getTime() + 24 * HOUR;
    clock.advance(until - clock.now() - 1);
    expect(await gateway.plain.sweep()).toBe(0);
    expect(await oldGatewayTakes()).toEqual([SECOND, FIRST]);
    clock.advance(1);
    expect(await gateway.plain.sweep()).toBeGreaterThan(0);
    expect(await oldGatewayTakes()).toEqual([]);
    clock.advance(2_000);
    expect(await secretsOf(gateway)).toEqual([SECOND, FIRST]);
    expect(await gateway.plain.seal()).toBe(0);
  });

  it('do not bring a revoked key back when an old gateway writes it again', async () => {
    const gateway = process();
    await gateway.rotate({ id: 'three', secret: THIRD });
    await gateway.revoke('three');
    await writeAsOldGateway(THIRD);
    clock.advance(2_000);
    expect(await secretsOf(gateway)).toEqual([]);
  });
});
