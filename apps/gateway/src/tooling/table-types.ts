import { sql, type ColumnMetadata } from 'kysely';
import type { Queries } from '../platform/db/index.ts';

/** What the parsers of platform/db/engine return for a type of PostgreSQL. */
const TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  bytea: 'Uint8Array',
  cidr: 'string',
  date: 'string',
  inet: 'string',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  jsonb: 'JsonColumn',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
};

/** What Kysely's introspection leaves out about a column. */
interface ColumnFacts {
  /** The column as `table.column`. */
  readonly path: string;
  /** The value is computed from other columns and cannot be written. */
  readonly computed: boolean;
  /** A check on this column alone, as SQL. */
  readonly rule: string | null;
}

async function readFacts(db: Queries): Promise<ReadonlyMap<string, ColumnFacts>> {
  const { rows } = await sql<ColumnFacts>`
    select class.relname || '.' || attribute.attname as path, attribute.attgenerated <> '' as computed,
      (select min(pg_get_constraintdef(con.oid)) from pg_constraint con
       where con.conrelid = class.oid and con.contype = 'c' and con.conkey = array[attribute.attnum]) as rule
    from pg_class class join pg_attribute attribute on attribute.attrelid = class.oid and attribute.attnum > 0
    where class.relnamespace = 'public'::regnamespace`.execute(db);
  return new Map(rows.map((facts) => [facts.path, facts]));
}

/** The values of a check such as `state in ('open', 'closed')`, as a union; undefined for any other check. One that earlier rows were not held against counts too. */
function unionOf(column: string, rule: string): string | undefined {
  const list = new RegExp(`^CHECK \\(\\(${column} = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)(?: NOT VALID)?$`).exec(rule)?.[1];
  return list?.split(', ').map((value) => value.replace(/::\w+$/, '')).join(' | ');
}

function typeOf({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }: ColumnMetadata, facts: ColumnFacts | undefined): string {
  const [, array, scalar = ''] = /^(_?)(.*)$/.exec(dataType) ?? [];
  const read = TYPES[scalar];
  if (read === undefined) throw new Error(`Column ${facts?.path ?? name}: add the type ${scalar} to TYPES.`);
  const value = unionOf(name, facts?.rule ?? '') ?? (array === '_' ? `${read}[]` : read);
  const type = isNullable ? `${value} | null` : value;
  if (facts?.computed === true) return `GeneratedAlways<${type}>`;
  return hasDefaultValue || isAutoIncrementing ? `WithDefault<${type}>` : type;
}

const interfaceName = (table: string): string =>
  `${table.split('_').map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')}Table`;

/** Members of an interface, as many to a line as fit, so that the file stays within the length that files may have. */
function lines(members: readonly string[]): string {
  const filled = members.reduce<string[]>((done, member) => {
    const line = done.at(-1);
    return line === undefined || line.length + member.length > 138 ? [...done, `  ${member}`] : [...done.slice(0, -1), `${line} ${member}`];
  }, []);
  return filled.map((line) => `${line}\n`).join('');
}

/** Tables about games, their rounds and the vendors behind them, which have a file of their own. */
const OF_GAMES = /^(?:bet|catalogue|favourite_game|game|held_win|lottery|recent_play|seamless|shelf|tenant_game|tenant_vendor|transfer_choice|vendor|wallet_transfer)(?:_|$)/;

/** Tables about members' money: the ledger, what is paid in and out, what is given. */
const OF_MONEY = /^(?:account|cashback|currency|deposit|hold|journal|ledger|member_transfer|operator_movement|payment|payout|referral|transfer|turnover|withdrawal)(?:_|$)/;

/** Tables about agents: the tree and what teams did, contracts, what agents are paid. */
const OF_AGENTS = /^(?:accrual|agent|member_move|member_rate|member_upline|register_link|settlement|team)(?:_|$)/;

const HEAD = '// Written by `pnpm gateway:types` from the migrations; not to be edited.\n';

/** Where the types come from that columns are written with. */
const SOURCES = { kysely: ['GeneratedAlways'], './columns.ts': ['JsonColumn', 'WithDefault'] } as const;

/** The texts of files in platform/db by their names: the types of the tables and views of a migrated database, for Kysely. */
export async function tableTypes(db: Queries): Promise<Readonly<Record<string, string>>> {
  const [tables, facts] = await Promise.all([db.introspection.getTables({ withInternalKyselyTables: false }), readFacts(db)]);
  // The alarm clock has tables of its own, in a schema of its own.
  const sorted = tables.filter(({ schema }) => schema === 'public').toSorted((a, b) => (a.name < b.name ? -1 : 1));
  const textOf = (own: typeof sorted, imports: string, heading: string): string => {
    const interfaces = own.map(({ name, columns }) => {
      const members = columns.map((column) => `${column.name}: ${typeOf(column, facts.get(`${name}.${column.name}`))};`);
      return `export interface ${interfaceName(name)} {\n${lines(members)}}\n`;
    });
    const needed = Object.entries(SOURCES).map(([source, types]) => {
      const used = types.filter((type) => interfaces.some((text) => text.includes(type)));
      return used.length === 0 ? '' : `import type { ${used.join(', ')} } from '${source}';\n`;
    });
    const all = own.map(({ name }) => `${name}: ${interfaceName(name)};`);
    return [[HEAD, ...needed, imports].join(''), ...interfaces, `${heading} {\n${lines(all)}}\n`].join('\n');
  };
  const fileOf = (name: string): 'games' | 'money' | 'agents' | 'others' => (OF_GAMES.test(name) ? 'games' : OF_MONEY.test(name) ? 'money' : OF_AGENTS.test(name) ? 'agents' : 'others');
  const { games = [], money = [], agents = [], others = [] } = Object.groupBy(sorted, ({ name }) => fileOf(name));
  return {
    'agent-tables.gen.ts': textOf(agents, '', '/** The tables and views about agents, by name. */\nexport interface AgentTables'),
    'game-tables.gen.ts': textOf(games, '', '/** The tables and views about games, their rounds and vendors, by name. */\nexport interface GameTables'),
    'money-tables.gen.ts': textOf(money, '', '/** The tables and views about members’ money, by name. */\nexport interface MoneyTables'),
    'tables.gen.ts': textOf(others, "import type { AgentTables } from './agent-tables.gen.ts';\nimport type { GameTables } from './game-tables.gen.ts';\nimport type { MoneyTables } from './money-tables.gen.ts';\n", '/** Every table and view by its name. */\nexport interface Tables extends AgentTables, GameTables, MoneyTables'),
  };
}
