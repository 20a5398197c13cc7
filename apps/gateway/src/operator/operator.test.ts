import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOwner, testDatabase, type TestDatabase } from '../../test-support/database.ts';
import { NORTH, SOUTH, testFleet } from '../../test-support/test-fleet.ts';
import { createGameRepository } from '../modules/games/index.ts';
import { createHumanCheckSecrets } from '../modules/verification/index.ts';
import { createProviderStore } from '../modules/messages/index.ts';
import { adoptFleet } from '../modules/tenant/index.ts';
import { createWallet } from '../modules/wallet/index.ts';
import { createSecrets } from '../platform/crypto/index.ts';
import { calledAs, commands, OperatorError, usage } from './commands.ts';
import type { OperatorContext } from './operator-context.ts';

let db: TestDatabase;
let context: OperatorContext;
const secrets = createSecrets('a secret for the commands of tests');
const folder = mkdtempSync(join(tmpdir(), 'livery-operator-'));

beforeAll(async () => {
  db = await testDatabase();
  const wallet = createWallet({ db, events: { balanceChanged: () => undefined } });
  const tenants = await adoptFleet(testFleet, { db, wallet });
  context = { db, tenants, secrets, wallet, close: () => db.close() };
});
afterAll(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const run = (name: string, ...args: string[]) => commands[name]!.run(args, context, 'http://vendor.example');
const refusal = (attempt: Promise<unknown>) => attempt.then(() => 'done', (error: unknown) => (error instanceof OperatorError ? error.message : error));

function file(content: unknown): string {
  const path = join(folder, 'catalogue.json');
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const vendor = { code: 'ACME', displayName: 'Acme Works', accountTypeName: 'RNG', origin: 'https://games.example' };
const game = { code: 'acme-one', vendor: 'ACME', type: 'RNG', name: 'Acme One', rtp: '96.50', minStake: 20, maxStake: 2000 };
const room = { code: 'acme-one-1', game: 'acme-one', number: 1, tier: 'standard', minStake: 20, maxStake: 200 };

const policyOf = async (code: string) =>
  (await db.query.selectFrom('game_vendor').select(['state', 'regions_barred', 'frame_permissions', 'is_hot', 'position']).where('code', '=', code).execute())[0];

describe('catalogue:import', () => {
  it('writes the catalogue, and offers it to the merchants with its categories', async () => {
    const printed = await run('games:import', file({ vendors: [vendor], games: [game, { ...game, code: 'acme-two', name: 'Acme Two', type: 'LIVE', liveCategory: 'BACCARAT' }], rooms: [room] }));
    expect(printed).toBe('1 vendors, 2 games and 1 tables written.\nNORTH01: 2 new games on offer.\nSOUTH01: 2 new games on offer.');
    const found = await createGameRepository(db).find(NORTH, 'acme-one');
    expect(found).toMatchObject({ name: 'Acme One', vendor: 'ACME', vendorName: 'Acme Works', minStake: 20n, maxStake: 2000n, rtp: '96.50', origin: 'https://games.example' });
  });

  it("updates the facts of a game when repeated and keeps the merchant's settings", async () => {
    await db.query.executeQuery(CompiledQuery.raw('update tenant_game set enabled = false, position = 77 where tenant_id = $1 and game_code = $2', [NORTH, 'acme-one']));
    expect(await run('games:import', file({ vendors: [vendor], games: [{ ...game, name: 'Acme The First' }] }))).toContain('NORTH01: 0 new games');
    const { rows } = await db.query.executeQuery(CompiledQuery.raw('select name, enabled, tenant_game.position from tenant_game join game on code = game_code where tenant_id = $1 and code = $2', [NORTH, 'acme-one']));
    expect(rows).toEqual([{ name: 'Acme The First', enabled: false, position: 77 }]);
  });

  it('leaves names in other languages where the file is silent, and replaces them where it states some', async () => {
    const namesAfter = async (names?: object) => {
      await run('games:import', file({ vendors: [vendor], games: [{ ...game, ...(names === undefined ? {} : { names }) }] }));
      return (await createGameRepository(db).find(SOUTH, 'acme-one'))?.names;
    };
    expect([await namesAfter(), await namesAfter({ CN: '一号', AR: 'واحد' }), await namesAfter(), await namesAfter({ CN: '头号' }), await namesAfter({})]).toEqual([{}, { CN: '一号', AR: 'واحد' }, { CN: '一号', AR: 'واحد' }, { CN: '头号' }, {}]);
  });

  it('leaves state, barred countries and frame permissions where the file is silent, and writes those it states', async () => {
    const games = [{ ...game, code: 'held-one', vendor: 'HELD' }];
    const held = { ...vendor, code: 'HELD', displayName: 'Held' };
    await run('games:import', file({ vendors: [{ ...held, isHot: true, framePermissions: ['sameOrigin', 'forms'] }], games, rooms: [{ ...room, code: 'held-one-1', game: 'held-one', state: 'maintenance' }] }));
    await run('vendors:state', 'HELD', 'maintenance');
    await run('vendors:bar', 'HELD', 'FR', 'US');
    await run('games:import', file({ vendors: [held], games, rooms: [{ ...room, code: 'held-one-1', game: 'held-one', maxStake: 300 }] }));
    expect(await policyOf('HELD')).toMatchObject({ state: 'maintenance', regions_barred: ['FR', 'US'], frame_permissions: ['sameOrigin', 'forms'], is_hot: true });
    const rooms = await db.query.selectFrom('game_room').select(['state', 'max_stake']).where('code', '=', 'held-one-1').execute();
    expect(rooms).toEqual([{ state: 'maintenance', max_stake: 300n }]);
    await run('games:import', file({ vendors: [{ ...held, state: 'open', regionsBarred: [], framePermissions: ['sameOrigin'] }], games }));
    expect(await policyOf('HELD')).toMatchObject({ state: 'open', regions_barred: [], frame_permissions: ['sameOrigin'] });
  });

  it.each<[string, unknown, string[]]>([
    ['no file of JSON', '{"vendors":', ['cannot be read as JSON']],
    ['fields that are missing, wrong or unknown', { vendors: [{ ...vendor, open: 'window' }], games: [{ ...game, rtp: '196', minStake: 0.5, colour: 'red' }] }, ['vendors[0].open:', 'games[0].rtp: percent with two decimals', 'games[0].minStake:', 'games[0]: Unrecognized key']],
    [
      'rows that contradict each other',
      {
        vendors: [vendor, { ...vendor, origin: null }],
        games: [game, game, { ...game, code: 'lost', vendor: 'NOBODY', liveCategory: 'BACCARAT', maxStake: 1 }],
        rooms: [{ ...room, maxStake: 9000 }, { ...room, code: 'r-2', game: 'nothing' }],
      },
      [
        'vendors[1].code: "ACME" stands there twice', 'games[1].code: "acme-one" stands there twice', 'vendors[1].origin: an open vendor needs', 'games[2].vendor: "NOBODY"', 'games[2].liveCategory:',
        'games[2].maxStake: 1 is less', 'rooms[0]: its stakes go beyond', 'rooms[1].game: "nothing"',
      ],
    ],
  ])('lists every fault of %s at once, and writes nothing', async (_what, content, faults) => {
    const count = async () => (await db.query.executeQuery<{ n: number }>(CompiledQuery.raw('select count(*)::int as n from game'))).rows[0]?.n;
    const before = await count();
    const said = String(await refusal(run('games:import', file(content))));
    for (const fault of faults) expect(said).toContain(fault);
    expect(await count()).toBe(before);
  });
});

describe('operator commands', () => {
  it('generate the given number of slots for a large hall', async () => {
    expect(await run('games:generate', '40')).toContain('6 vendors, 40 games and 0 tables written.\nNORTH01: 40 new games on offer.');
    for (const wrong of ['', '0', '1.5', '99999999']) expect(await refusal(run('games:generate', wrong))).toContain('A whole number from 1 to');
  });

  it('games:generate leaves the vendors that are there as they are', async () => {
    const code = (await db.query.selectFrom('game').select('vendor_code').where('code', 'like', 'gen-%').orderBy('code').execute())[0]!.vendor_code;
    expect(await policyOf(code)).toMatchObject({ state: 'open', frame_permissions: ['sameOrigin'] });
    await db.query.updateTable('game_vendor').set({ frame_permissions: ['sameOrigin', 'forms'] }).where('code', '=', code).execute();
    await run('vendors:state', code, 'maintenance');
    await run('vendors:bar', code, 'FR');
    await run('games:generate', '40');
    expect(await policyOf(code)).toMatchObject({ state: 'maintenance', regions_barred: ['FR'], frame_permissions: ['sameOrigin', 'forms'] });
    await run('vendors:state', code, 'open');
  });

  it('pin games and vendors, for a country or for all', async () => {
    expect(await run('games:pin', NORTH, 'PH', 'acme-two', 'acme-one')).toBe('PH: acme-two, acme-one');
    expect(await run('games:pin', NORTH, 'all', 'acme-one')).toBe('all: acme-one\nPH: acme-two, acme-one');
    expect(await run('games:pin', NORTH, 'PH')).toBe('all: acme-one');
    expect(await run('vendors:pin', NORTH, 'all', 'ACME')).toBe('all: ACME');
    expect(await run('vendors:pin', NORTH, 'all')).toBe(`${NORTH} has pinned nothing.`);
    expect(await refusal(run('games:pin', NORTH, 'all', 'acme-one', 'gone'))).toBe(`${NORTH} does not offer: gone. Nothing was changed.`);
    expect(await refusal(run('games:pin', 'NOBODY', 'all'))).toContain(`There are: ${NORTH}, SOUTH01.`);
    for (const country of ['Philippines', 'XX', 'UK', 'ph', '']) expect(await refusal(run('games:pin', NORTH, country, 'acme-one'))).toBe(`"${country}" is neither a country (its ISO 3166 code, such as PH) nor "all".`);
    expect(await refusal(run('vendors:bar', 'ACME', 'PH', 'XX'))).toBe('No countries (ISO 3166 codes, such as PH): XX.');
  });

  it('name the vendors of the merchant with their codes where one is named by something else', async () => {
    const said = await refusal(run('vendors:pin', NORTH, 'all', 'ACME WORKS'));
    expect(String(said).split('\n')).toEqual([`${NORTH} does not offer: ACME WORKS. Nothing was changed.`, expect.stringMatching(/^It offers: .*\bACME \(Acme Works\)/)]);
    expect(await refusal(run('games:pin', NORTH, 'all', 'gone'))).not.toContain('It offers');
  });

  it('close a vendor, bar it, and open it again', async () => {
    expect(await run('vendors:state', 'ACME', 'maintenance')).toBe('ACME is under maintenance, for every country.');
    expect(await run('vendors:bar', 'ACME', 'FR', 'GB')).toBe('ACME is under maintenance, and barred in FR, GB.');
    expect(await createGameRepository(db).find(NORTH, 'acme-two')).toMatchObject({ vendorState: 'maintenance', regionsBarred: ['FR', 'GB'] });
    await run('vendors:bar', 'ACME');
    expect(await run('vendors:state', 'ACME', 'open')).toBe('ACME is open, for every country.');
    for (const [name, ...args] of [['vendors:state', 'ACME', 'shut'], ['vendors:state', 'NOBODY', 'open'], ['vendors:bar', 'ACME', 'France']] as const) expect(await refusal(run(name, ...args))).not.toBe('done');
  });

  it('operators:add adds an operator once, and prints the code that it enrols with', async () => {
    const printed = await run('operators:add', 'first-admin', '--role', 'admin');
    expect(printed).toMatch(/^first-admin enrols with this code, .*\n {2}[0-9a-f]{36}\n/);
    expect(await db.query.selectFrom('operator').select(['name', 'roles', 'merchants']).execute()).toEqual([{ name: 'first-admin', roles: ['admin'], merchants: null }]);
    expect(await run('operators:add', 'of-north', '--role=support,risk', '--merchant', NORTH)).toContain('of-north enrols');
    expect(await refusal(run('operators:add', 'first-admin', '--role', 'admin'))).toContain('There is an operator "first-admin"');
    for (const wrong of [['x'], ['no-role'], ['wrong-role', '--role', 'king'], ['no-merchant', '--role', 'risk', '--merchant', 'NOBODY']]) expect(await refusal(run('operators:add', ...wrong))).not.toBe('done');
    expect(await run('operators:reset', 'first-admin')).toContain('first-admin enrols');
    expect(await refusal(run('operators:reset', 'nobody'))).toContain('no operator "nobody"');
  });

  it('trail:verify tells that the trails are whole, and names the first wrong row', async () => {
    expect(await run('trail:verify')).toMatch(/^platform: whole, \d+ rows, the newest with hash [0-9a-f]{64}\.\nNORTH01: whole, \d+ rows, [^\n]*\nSOUTH01: whole, 0 rows\.$/);
    await asOwner(db, async (tx) => {
      await tx.executeQuery(CompiledQuery.raw('set local session_replication_role = replica'));
      await tx.executeQuery(CompiledQuery.raw("update operator_trail set reason = 'nothing' where tenant_id = '*' and number = 2"));
    });
    expect(await refusal(run('trail:verify', 'platform'))).toBe('platform: row 2 is changed: its hash is not that of its content and of the row before; 1 rows before it are whole.');
    expect(await run('trail:verify', NORTH)).toContain('whole');
    expect(await refusal(run('trail:verify', 'NOBODY'))).toContain('no merchant NOBODY');
  });

  it('give a merchant a provider of messages of its own, show its credentials nowhere, and take it back', async () => {
    const settings = { url: 'https://sms.example/send', key: 'a key that both sides know, no other' };
    expect(await run('messages:provider', NORTH, 'sms', file(settings))).toContain(`${NORTH} sends sms by its own provider.`);
    const store = createProviderStore(db, secrets);
    expect(await store.get(NORTH, 'sms')).toEqual(settings);
    const said = String(await refusal(run('messages:provider', NORTH, 'sms', file({ ...settings, url: 'http://sms.example/send', key: 'too-short' }))));
    expect(said).toContain('an address of https');
    expect(said).toContain('at least 32 characters');
    expect(said).not.toContain('too-short');
    expect(await refusal(run('messages:provider', NORTH, 'sms', file('{"key": "secret-key'.concat('"x'))))).not.toContain('secret-key');
    for (const args of [['NOBODY', 'sms', 'none'], [NORTH, 'fax', 'none'], [NORTH, 'sms']]) expect(await refusal(run('messages:provider', ...args))).not.toBe('done');
    expect(await store.get(NORTH, 'sms')).toEqual(settings);
    expect(await run('messages:provider', NORTH, 'sms', 'none')).toBe(`${NORTH} sends sms by the platform's provider.`);
    expect(await run('messages:provider', NORTH, 'sms', 'none')).toBe(`${NORTH} has no provider of its own for sms.`);
  });

  it('give a merchant a secret of its own at its human check, show it nowhere, and take it back', async () => {
    const store = createHumanCheckSecrets(db, secrets);
    const printed = await run('human-check:secret', NORTH, file({ secret: 'nobody sees it' }));
    expect([await store.get(NORTH), await store.get('SOUTH01'), printed.includes('nobody sees')]).toEqual(['nobody sees it', undefined, false]);
    expect(await refusal(run('human-check:secret', NORTH, file('{"secret": "half of it')))).not.toContain('half');
    for (const args of [['NOBODY', 'none'], [NORTH]]) expect(await refusal(run('human-check:secret', ...args))).not.toBe('done');
    expect(await run('human-check:secret', NORTH, 'none')).toContain("uses the platform's secret");
    expect(await run('human-check:secret', NORTH, 'none')).toContain('has no secret of its own');
    expect(await store.get(NORTH)).toBeUndefined();
  });

  it('have help texts, which name the program as it was called', () => {
    expect([{ npm_lifecycle_event: 'operator' }, { LIVERY_OPERATOR: 'node livery.mjs operator' }, { npm_lifecycle_event: 'start' }].map((env) => usage(calledAs(env)).split('\n')[0])).toEqual([
      'npm run operator -- <command>',
      'node livery.mjs operator <command>',
      'node apps/gateway/src/operator/main.ts <command>',
    ]);
    for (const name of Object.keys(commands)) expect(usage('operator')).toMatch(new RegExp(`  ${name}( [<[]|\\n)`));
  });
});

describe('vendor-keys', () => {
  const keyFile = (name: string) => join(folder, name);
  const read = (name: string) => JSON.parse(readFileSync(keyFile(name), 'utf8')) as { keyId: string; secret: string };

  it('rotate writes the key into a new file that only this account reads, and prints no secret', async () => {
    const printed = await run('vendor-keys:rotate', NORTH, 'ACME', keyFile('one.json'));
    const { keyId, secret } = read('one.json');
    expect(printed).toContain(`Key ${keyId} is valid from`);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(keyFile('one.json')).mode & 0o777).toBe(0o600);
    const listed = await run('vendor-keys:list', NORTH);
    expect(listed).toContain(`ACME ${keyId}: valid`);
    expect(`${printed}${listed}`).not.toContain(secret);
  });

  it('rotate makes no key when the file is there, the merchant or the vendor unknown, or the moment none', async () => {
    const before = await run('vendor-keys:list', NORTH);
    for (const args of [[NORTH, 'ACME', keyFile('one.json')], [NORTH, 'ACME'], ['NOBODY', 'ACME', keyFile('x')], [NORTH, 'NOBODY', keyFile('x')], [NORTH, 'ACME', keyFile('x'), 'tomorrow']]) {
      expect(await refusal(run('vendor-keys:rotate', ...args))).not.toBe('done');
    }
    expect(await run('vendor-keys:list', NORTH)).toBe(before);
  });

  it('rotate from a moment to come keeps the present key, with the time of vendors:grace after that', async () => {
    await run('vendors:grace', NORTH, 'ACME', '2');
    expect(await run('vendor-keys:rotate', NORTH, 'ACME', keyFile('two.json'), '2999-01-01T00:00Z')).toContain('the former ones until 2999-01-01T02:00:00.000Z');
    expect(await run('vendor-keys:list', NORTH, 'ACME')).toMatch(/: scheduled, from 2999[\s\S]*: valid/);
  });

  it('revoke ends a key, once', async () => {
    const { keyId } = read('one.json');
    expect(await run('vendor-keys:revoke', NORTH, 'ACME', keyId)).toBe(`Key ${keyId} is revoked.`);
    expect(await run('vendor-keys:list', NORTH, 'ACME')).toContain(`${keyId}: revoked`);
    expect(await refusal(run('vendor-keys:revoke', NORTH, 'ACME', keyId))).toContain('no key');
    expect(await refusal(run('vendor-keys:revoke', NORTH, 'ACME', 'never'))).toContain('no key');
  });

  it('seal encrypts the keys of the version before', async () => {
    await db.query.insertInto('vendor_key').values({ tenant_id: NORTH, vendor: 'HELD', secret: 'p'.repeat(32), changed_at: new Date() }).execute();
    expect(await run('vendor-keys:seal')).toBe('1 vendors’ keys were encrypted.');
    expect(await db.query.selectFrom('vendor_key').selectAll().execute()).toEqual([]);
    expect(await run('vendor-keys:list', NORTH, 'HELD')).toMatch(/^HELD k[0-9a-f]+: valid/);
  });
});

describe('vendors:version1', () => {
  it('states until when version 1 is taken, or that it is not', async () => {
    const until = async () => (await db.query.selectFrom('vendor_terms').select('version1_until as at').where('tenant_id', '=', NORTH).where('vendor', '=', 'ACME').executeTakeFirstOrThrow()).at;
    expect(await run('vendors:version1', NORTH, 'ACME', '2999-01-01T00:00Z')).toContain('until 2999-01-01T00:00:00.000Z');
    expect(await until()).toEqual(new Date('2999-01-01T00:00Z'));
    await run('vendors:version1', NORTH, 'ACME', 'off');
    expect(await until()).toBeNull();
    expect(await refusal(run('vendors:version1', NORTH, 'ACME', 'soon'))).toContain('no moment');
    expect(await refusal(run('vendors:grace', NORTH, 'ACME', '9999'))).toContain('0 to 8760');
  });
});
