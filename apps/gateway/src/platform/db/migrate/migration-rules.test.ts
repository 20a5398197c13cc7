import { describe, expect, it } from 'vitest';
import { migrationsFolder } from '../../../database/migrations-folder.ts';
import { readDirectives } from './directives.ts';
import { faultsOfMigration, migrationRules } from './migration-rules.ts';
import { readMigrations, type Migration } from './sql-files.ts';

/** Migrations up to here are applied everywhere, or were written before there were rules. */
const BEFORE_RULES = 54;

function migration(text: string): Migration {
  const file = '0900-example.sql';
  return { number: 900, file, text, checksum: '', directives: readDirectives({ file, text }, 900) };
}
const rulesBrokenBy = (text: string): string[] => [...new Set(faultsOfMigration(migration(text)).map((fault) => fault.split(':')[0] ?? ''))];

const OUTSIDE = '-- livery: no transaction\n';
const BATCHES = '-- livery: batches\n';

const wrong: readonly (readonly [rule: string, text: string])[] = [
  ['plain-index', 'create index member_rank on member (tenant_id, rank_level);'],
  ['plain-index', 'create unique index if not exists member_rank on public.member (tenant_id);'],
  ['plain-drop-index', 'drop index member_rank;'],
  ['plain-drop-index', 'reindex table member;'],
  ['outside-a-transaction', 'create index concurrently member_rank on member (tenant_id);'],
  ['outside-a-transaction', `${OUTSIDE}create index concurrently a on member (id); create index concurrently b on member (id);`],
  ['outside-a-transaction', `${OUTSIDE}drop index concurrently member_rank;`],
  ['outside-a-transaction', `${OUTSIDE}create table more (x text);`],
  ['rows-at-once', "update member set nickname = '' where nickname is null;"],
  ['rows-at-once', 'delete from session;'],
  ['rows-at-once', "with old as (select 1) update member set nickname = '';"],
  ['rows-at-once', `${BATCHES}update member set nickname = '' where nickname is null;`],
  ['column-not-null', 'alter table member add column level int not null;'],
  ['column-not-null', 'alter table member add column note text, add level int not null;'],
  ['column-not-null', 'alter table member alter column nickname set not null;'],
  ['table-rewrite', 'alter table member add column token uuid default gen_random_uuid();'],
  ['table-rewrite', 'alter table member add column number bigint generated always as identity;'],
  ['table-rewrite', 'alter table member alter column rank_level type bigint;'],
  ['constraint-at-once', 'alter table member add constraint level_check check (rank_level >= 0);'],
  ['constraint-at-once', 'alter table member add foreign key (tenant_id) references tenant (id);'],
  ['constraint-at-once', 'alter table member add constraint nickname_key unique (tenant_id, nickname);'],
  ['constraint-at-once', 'alter table member add column level int check (level > 0);'],
  ['validate-at-once', 'alter table member add constraint c check (rank_level >= 0) not valid; alter table member validate constraint c;'],
  ['contract', 'alter table member drop column nickname;'],
  ['contract', 'alter table member rename column nickname to alias;'],
  ['contract', 'alter table member rename to person;'],
  ['contract', 'drop table session;'],
  ['function-dropped', 'drop function ledger_post;'],
  ['lock-table', 'lock table member in access exclusive mode;'],
];

describe('faultsOfMigration', () => {
  it.each(wrong)('rejects by %s: %s', (rule, text) => {
    expect(rulesBrokenBy(text)).toEqual([rule]);
  });

  it('has a wrong example for every rule', () => {
    expect(new Set(wrong.map(([rule]) => rule))).toEqual(new Set(Object.keys(migrationRules)));
  });

  it.each([
    'create table fresh (id int); create index fresh_id on fresh (id); update fresh set id = 1; alter table fresh add column level int not null;',
    "alter table member add column level int not null default 0, add column note text, add column seen timestamptz default now();",
    `${OUTSIDE}create index concurrently member_rank on member (tenant_id, rank_level);`,
    `${OUTSIDE}drop index concurrently if exists member_rank;`,
    `${BATCHES}update member set nickname = '' where ctid = any(array(select ctid from member where nickname is null limit 1000));`,
    'alter table member add constraint c check (rank_level >= 0) not valid;',
    'alter table member validate constraint c;',
    'alter table member add constraint k unique using index member_rank;',
    '-- livery: floor 0899\nalter table member drop column nickname;',
    '-- livery: with functions\ndrop function ledger_post;',
    'alter table member drop constraint c, alter column nickname drop default;',
    "do $$ begin if exists (select from pg_roles) then revoke delete on member from x; end if; end $$;",
    "-- A comment; update member set x = 1;\nselect 'delete from session; lock table x';",
  ])('accepts: %s', (text) => {
    expect(faultsOfMigration(migration(text))).toEqual([]);
  });

  it('accepts what a migration allows itself with a reason, and rejects an unknown rule', () => {
    expect(faultsOfMigration(migration('-- livery: allow plain-index: the table has ten rows\ncreate index currency_kind on currency (kind);'))).toEqual([]);
    expect(() => migration('-- livery: allow plain-index:\nselect 1;')).toThrow('is no directive');
    expect(faultsOfMigration(migration('-- livery: allow anything: whatever\nselect 1;'))).toEqual(['allow anything: there is no such rule']);
  });
});

describe('migrations', () => {
  it.each(readMigrations(migrationsFolder).filter(({ number }) => number > BEFORE_RULES).map((found) => [found.file, found] as const))('%s may be applied under traffic', (_file, found) => {
    expect(faultsOfMigration(found)).toEqual([]);
  });
});
