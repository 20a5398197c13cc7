import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { everything } from '@livery/test-config';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { blankDatabase, testEngine } from '../../test-support/database.ts';
import { startGatewayProcess } from '../../test-support/gateway-process.ts';
import { testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { atGame } from '../../test-support/player.ts';
import { nextProgram, programWith, removePrograms } from '../../test-support/program-folder.ts';
import { NORTH } from '../../test-support/test-fleet.ts';
import { migrate, openDatabase, schemaStatus } from '../platform/db/index.ts';

const victim = fileURLToPath(new URL('../../test-support/migration-victim.ts', import.meta.url));

/** What the next release might change of the tables that bets write, by each pattern that CONTRIBUTING.md names. */
const NEXT = {
  '9001-columns.sql': "alter table game_bet add column channel text not null default 'web', add column campaign text; alter table journal add column note text;",
  '9002-index.sql': '-- livery: no transaction\ncreate index concurrently game_bet_campaign on game_bet (tenant_id, campaign) where campaign is not null;',
  '9003-fill.sql': "-- livery: batches\nupdate game_bet set campaign = 'none' where ctid = any(array(select ctid from game_bet where campaign is null and state = 'settled' limit 20));",
  '9004-check.sql': "alter table game_bet add constraint game_bet_channel_check check (channel in ('web', 'app')) not valid;",
  '9005-validate.sql': 'alter table game_bet validate constraint game_bet_channel_check;',
};

describe.runIf(testEngine === 'postgres')('a rollout', () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await testGateway();
  });
  afterAll(async () => {
    await gateway.stop();
    removePrograms();
  });

  it('migrates under bets at a gateway of the release before, without one that fails', { timeout: 60_000 }, async () => {
    const owner = await openDatabase({ engine: 'postgres', url: gateway.db.url ?? '', poolSize: 1 });
    onTestFinished(() => owner.close());
    const players = await Promise.all(Array.from({ length: 4 }, (_, index) => atGame(gateway, NORTH, `rollout0${index}`)));
    const codes: (string | undefined)[] = [];
    const progress = { done: false, after: 0 };
    const playing = players.map(async ({ bet, win }, player) => {
      for (let round = 0; !progress.done || progress.after < 40; round++) {
        codes.push(await bet(`rollout-${player}-${round}`, `r${round}`), await win(`rollout-${player}-${round}`, `r${round}`));
        if (progress.done) progress.after++;
      }
    });
    const folder = nextProgram({ ...NEXT, 'functions/version.json': JSON.stringify({ version: 9000, checksum: '' }) });
    const applied = await migrate(owner, folder).finally(() => (progress.done = true));
    await Promise.all(playing);
    expect(applied).toEqual(Object.keys(NEXT));
    expect(new Set(codes)).toEqual(new Set(['OK']));
    expect(codes.length).toBeGreaterThan(80);
    expect(await gateway.wallet.audit()).toEqual({ drift: [], imbalance: [], orphans: [] });
    expect(await gateway.vendor.totalsDrift()).toEqual([]);
    expect((await schemaStatus(owner.query, folder)).pending).toEqual([]);
  });

  it('lets a gateway of the release before start on the newer schema, and refuses it below the floor', { timeout: 60_000 }, async () => {
    const older = await startGatewayProcess(gateway.db.servingUrl ?? '');
    expect((await fetch(`${older.origin}/readyz`)).status).toBe(200);
    await older.remove();
    const owner = await openDatabase({ engine: 'postgres', url: gateway.db.url ?? '', poolSize: 1 });
    onTestFinished(() => owner.close());
    await migrate(owner, nextProgram({ ...NEXT, '9006-contract.sql': '-- livery: floor 9005\nalter table journal drop column note;' }));
    await expect(startGatewayProcess(gateway.db.servingUrl ?? '')).rejects.toThrow('The database is for programs from migration 9005 on');
  });
});

describe.runIf(testEngine === 'postgres')('a gateway in production', () => {
  it('does not migrate at its start, and says what to run', { timeout: 60_000 }, async () => {
    const blank = await blankDatabase();
    onTestFinished(() => blank.close());
    await expect(startGatewayProcess(blank.url ?? '')).rejects.toThrow("migrations, from 0001-tenants.sql on. Run `npm run gateway -- migrate` with the owner's login.");
    expect((await sql`select from pg_class where relnamespace = 'public'::regnamespace`.execute(blank.query)).rows).toEqual([]);
  });
});

describe.runIf(testEngine === 'postgres')('a migrator that is killed', () => {
  const steps = {
    '0001-first.sql': "create table first (id int primary key, x text); insert into first select n from generate_series(1, 60) n;",
    '0002-slow.sql': 'create table second (x text); select pg_sleep(0.2);',
    '0003-fill.sql': "-- livery: batches\nupdate first set x = 'filled' where pg_sleep(0.01) is not null and id in (select id from first where x is null order by id limit 4)",
    '0004-index.sql': '-- livery: no transaction\ncreate index concurrently first_x on first (x);',
    // Whoever is killed behind the step before dies in one of these two.
    '0005-last.sql': 'select pg_sleep(1);',
  };

  it.each(everything() ? [1, 2, 3] : [2])('at line %i of its progress is followed by one that finishes the work', { timeout: 60_000 }, async (line) => {
    const db = await blankDatabase();
    const folder = programWith(steps);
    onTestFinished(async () => {
      await db.close();
      removePrograms();
    });
    const child = spawn(process.execPath, [victim, db.url ?? '', folder], { stdio: ['ignore', 'pipe', 'inherit'] });
    const exited = once(child, 'exit');
    let seen = 0;
    for await (const _ of createInterface(child.stdout)) if (++seen === line) child.kill('SIGKILL');
    expect((await exited)[1]).toBe('SIGKILL');
    await migrate(db, folder);
    expect((await sql`select file from schema_migration order by number`.execute(db.query)).rows).toEqual(Object.keys(steps).map((file) => ({ file })));
    expect((await sql`select count(*)::int as n from first where x = 'filled'`.execute(db.query)).rows).toEqual([{ n: 60 }]);
    expect((await sql`select indisvalid from pg_index where indexrelid = 'first_x'::regclass`.execute(db.query)).rows).toEqual([{ indisvalid: true }]);
  });
});
