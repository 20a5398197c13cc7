import type { Migration } from './sql-files.ts';

/** What a migration must not do to tables that are in use, by name. `-- livery: allow <name>: <reason>` lifts a rule for one file. */
export interface MigrationRule {
  /** What to do instead. */
  readonly instead: string;
  /** Whether a statement breaks the rule, in a file that has made these tables itself. */
  readonly broken: (statement: string, migration: Migration, own: ReadonlySet<string>) => boolean;
}

const NAME = '(?:public\\.)?"?([a-z0-9_]+)"?';
const named = (pattern: string, statement: string): string | undefined => new RegExp(pattern.replaceAll('NAME', NAME), 'i').exec(statement)?.[1]?.toLowerCase();
const has = (pattern: RegExp, statement: string): boolean => pattern.test(statement);

const alters = (statement: string): string | undefined => named('^alter table (?:only )?(?:if exists )?NAME', statement);
/** The actions of an `alter table`, which commas separate. */
const actionsOf = (statement: string): string[] => {
  const actions: string[] = [];
  let depth = 0;
  let current = '';
  for (const letter of statement.replace(/^alter table (?:only )?(?:if exists )?\S+ /i, '')) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (letter === ',' && depth === 0) {
      actions.push(current.trim());
      current = '';
    } else {
      current += letter;
    }
  }
  return [...actions, current.trim()];
};
const anyAction = (statement: string, own: ReadonlySet<string>, broken: (action: string) => boolean): boolean => {
  const table = alters(statement);
  return table !== undefined && !own.has(table) && actionsOf(statement).some(broken);
};
const addsColumn = (action: string): boolean => has(/^add (?:column )?(?!constraint\b|check\b|primary\b|unique\b|foreign\b|exclude\b)/i, action);
/** PostgreSQL evaluates these for each row: the whole table is written anew. */
const VOLATILE = /\bdefault\b.*\b(?:random|gen_random_uuid|uuidv7|clock_timestamp|nextval)\s*\(|\bgenerated\b|\b(?:big|small)?serial\b/i;

/** Every rule by its name. */
export const migrationRules: Readonly<Record<string, MigrationRule>> = {
  'plain-index': {
    instead: 'create index concurrently, in a file of its own with "-- livery: no transaction"',
    broken: (statement, _file, own) => has(/^create (?:unique )?index (?!concurrently)/i, statement) && !own.has(named('\\bon (?:only )?NAME', statement) ?? ''),
  },
  'plain-drop-index': {
    instead: 'drop index concurrently if exists, in a file of its own with "-- livery: no transaction"',
    broken: (statement) => has(/^drop index (?!concurrently)/i, statement) || has(/^reindex (?!.*concurrently)/i, statement),
  },
  'outside-a-transaction': {
    instead: 'one statement a file with "-- livery: no transaction": what ran before a failure cannot be rolled back, so it must be safe to run again',
    broken: (statement, { directives, text }) =>
      directives.mode === 'no transaction'
        ? statementsOf(text).length > 1 || has(/^drop (?!.*if exists)|^create (?!(?:unique )?index concurrently)/i, statement)
        : has(/^\w+ .*\bconcurrently\b|^vacuum\b/i, statement),
  },
  'rows-at-once': {
    instead: 'a file with "-- livery: batches" that changes a limited number of rows at a time',
    broken: (statement, { directives, text }, own) => {
      const table = named('^update (?:only )?NAME', statement) ?? named('^delete from (?:only )?NAME', statement) ?? named('^with .*?\\b(?:update|delete from) NAME', statement);
      if (directives.mode === 'batches') return statementsOf(text).length > 1 || !has(/\blimit \d+/i, statement);
      return table !== undefined && !own.has(table);
    },
  },
  'column-not-null': {
    instead: 'a default, or a column that may be null, then a check NOT VALID, filled in batches, then VALIDATE',
    broken: (statement, _file, own) => anyAction(statement, own, (action) => (addsColumn(action) && has(/\bnot null\b/i, action) && !has(/\bdefault\b/i, action)) || has(/\bset not null\b/i, action)),
  },
  'table-rewrite': {
    instead: 'a new column, filled in batches',
    broken: (statement, _file, own) =>
      anyAction(statement, own, (action) => (addsColumn(action) && has(VOLATILE, action)) || has(/^alter (?:column )?\S+ (?:set data )?type\b|^set (?:tablespace|logged|unlogged)\b/i, action)) || has(/^(?:cluster|vacuum full)\b/i, statement),
  },
  'constraint-at-once': {
    instead: 'add constraint … not valid, then validate constraint in a later file; a key: an index built concurrently, then "using index"',
    broken: (statement, _file, own) =>
      anyAction(statement, own, (action) => has(/^add (?:constraint \S+ )?(?:check|foreign key)\b/i, action) && !has(/\bnot valid$/i, action)) ||
      anyAction(statement, own, (action) => has(/^add (?:constraint \S+ )?(?:unique|primary key|exclude)\b/i, action) && !has(/\busing index\b/i, action)) ||
      anyAction(statement, own, (action) => addsColumn(action) && has(/\bcheck ?\(|\bunique\b|\bprimary key\b/i, action)),
  },
  'validate-at-once': {
    instead: 'validate constraint in a file behind the one that adds it: the lock of the first lasts until its transaction ends',
    broken: (statement, { text }, own) => anyAction(statement, own, (action) => has(/^validate constraint\b/i, action)) && has(/\bnot valid\b/i, withoutTexts(text)),
  },
  contract: {
    instead: '"-- livery: floor <number>" with the lowest newest migration of a gateway that no longer uses it; first let such a gateway be everywhere',
    broken: (statement, { directives }, own) =>
      directives.floor === 0 &&
      (has(/^drop (?:table|view|type|schema|sequence)\b|^alter \w+ \S+ rename\b/i, statement) || anyAction(statement, own, (action) => has(/^drop (?:column )?(?!constraint\b|default\b|not null\b)|^rename\b/i, action))),
  },
  'function-dropped': {
    instead: '"-- livery: with functions", so that its successor is there in the same transaction; the parameters that are added have defaults',
    broken: (statement, { directives }) => !directives.withFunctions && has(/^drop (?:function|procedure|routine)\b/i, statement),
  },
  'lock-table': { instead: 'nothing: a lock is taken by the statement that needs it', broken: (statement) => has(/^lock\b/i, statement) },
};

/** Without comments, and with the contents of texts and of bodies in dollar quotes left out. */
const withoutTexts = (sql: string): string =>
  sql
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''");

/** The statements of a file, each on one line and without the contents of its texts. */
function statementsOf(sql: string): string[] {
  const statements = withoutTexts(sql).split(';');
  return statements.map((statement) => statement.replaceAll(/\s+/g, ' ').trim()).filter((statement) => statement !== '');
}

/** What a migration must not do, as `<rule>: <statement>; instead …`; empty where it may be applied under traffic. */
export function faultsOfMigration(migration: Migration): string[] {
  const statements = statementsOf(migration.text);
  const own = new Set(statements.flatMap((statement) => named('^create (?:unlogged )?table (?:if not exists )?NAME', statement) ?? []));
  const unknown = migration.directives.allowed.filter((name) => !Object.hasOwn(migrationRules, name));
  const broken = Object.entries(migrationRules).flatMap(([name, rule]) =>
    migration.directives.allowed.includes(name) ? [] : statements.filter((statement) => rule.broken(statement, migration, own)).map((statement) => `${name}: ${statement}; instead: ${rule.instead}`),
  );
  return [...unknown.map((name) => `allow ${name}: there is no such rule`), ...broken];
}
