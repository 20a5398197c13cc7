import { calls, memberRefusalCodes, schemas, type CallName } from '@livery/contracts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { codeOf } from '../../test-support/account-helpers.ts';
import type { Answer } from '../../test-support/caller.ts';
import { seen } from '../../test-support/attackers.ts';
import { namesNobody, otherwiseTested } from '../../test-support/other-ids/exceptions.ts';
import { agentRows, memberRows, type OtherIdRow } from '../../test-support/other-ids/rows.ts';
import { openScene, type Agency, type Holding, type Person, type Scene } from '../../test-support/other-ids/scene.ts';

const rows: readonly OtherIdRow[] = [...agentRows, ...memberRows];
let scene: Scene;
let tables: readonly string[] = [];

/** Tables that a request may write to whatever comes of it, each with why. */
const WRITTEN_ANYWAY: Readonly<Record<string, string>> = {
  throttle: 'counts what an account asks for, found or not',
  sealed_seen: 'keeps that a sealed body came, so that it cannot come again',
};

beforeAll(async () => {
  scene = await openScene();
  const found = await sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(scene.gateway.db.query);
  tables = found.rows.map(({ name }) => name).filter((name) => !(name in WRITTEN_ANYWAY));
  await scene.gateway.refusals.flush();
  await scene.gateway.db.query.deleteFrom('member_refusal').execute();
}, 240_000);
afterAll(() => scene.gateway.stop());
// As the gateway does every few seconds: a member has room for so many kinds at a time.
afterEach(() => scene.gateway.refusals.flush());

/** How often what was refused of whom, as operators should find it. */
const refusals = new Map<string, number>();
async function ask(person: Person, call: CallName, request: object): Promise<Answer> {
  const answer = await person.call(call, request);
  const kind = `${person.id} ${call} ${codeOf(answer)}`;
  if ((memberRefusalCodes as readonly string[]).includes(codeOf(answer))) refusals.set(kind, (refusals.get(kind) ?? 0) + 1);
  return answer;
}

/** A digest of each table. */
async function everything(): Promise<Readonly<Record<string, string>>> {
  const digests = tables.map((name) => sql`select ${sql.lit(name)} as name, coalesce(md5(string_agg(line::text, '|' order by line::text)), '') as digest from ${sql.table(name)} as line`);
  const { rows: found } = await sql<{ name: string; digest: string }>`${sql.join(digests, sql` union all `)}`.execute(scene.gateway.db.query);
  return Object.fromEntries(found.map(({ name, digest }) => [name, digest]));
}

const requestOf = (row: OtherIdRow, named: string, own: Person): object => (row.of === 'agent' ? row.request(named, own as Agency, scene) : row.request(named, own as Holding, scene));
const nobodys = ({ nobodys: form }: OtherIdRow): string => (form ?? String)(scene.gateway.db.newId());
const othersOf = ({ of }: OtherIdRow): readonly (readonly [who: string, person: Person])[] => Object.entries(of === 'agent' ? scene.agents : scene.members);
/** What nobody else may read. */
const secretsOf = ({ of }: OtherIdRow): readonly string[] =>
  of === 'agent' ? [scene.agent.id, scene.agent.username, scene.agent.settlement, scene.agent.contracts.daily, scene.agent.link, scene.member.bet] : [scene.member.id, scene.member.username, scene.member.deposit, scene.member.asked, scene.member.bet, scene.member.movement];
const title = ({ call, field, also }: OtherIdRow): string => (also === undefined ? `${call}.${field}` : `${call}.${field} (${also})`);

describe('what belongs to somebody else', () => {
  it.each(rows.map((row) => [title(row), row] as const))('is as what nobody has: %s', async (_, row) => {
    const real = row.real(scene);
    // One that is not there would be refused whatever the gateway does.
    expect(real).toMatch(/^.{9,}$/);
    const before = await everything();
    for (const [who, person] of othersOf(row)) {
      const unknown = await ask(person, row.call, requestOf(row, nobodys(row), person));
      const answer = await ask(person, row.call, requestOf(row, real, person));
      expect([who, seen(answer)]).toEqual([who, seen(row.page === true ? answer : unknown)]);
      expect([who, codeOf(answer)]).toEqual([who, expect.stringMatching(row.page === true || row.silent === true ? /^(OK|FORBIDDEN)$/ : /^(NOT_FOUND|VALIDATION_FAILED)$/)]);
      for (const secret of secretsOf(row)) expect([who, JSON.stringify(answer.body).includes(secret)]).toEqual([who, false]);
    }
    const after = await everything();
    expect(tables.filter((name) => after[name] !== before[name])).toEqual([]);
  });

  // The refusals above say something only where whoever may name it is not refused so.
  it.each(rows.filter(({ page, shownAbove }) => page !== true && shownAbove !== true).map((row) => [title(row), row] as const))('is found by whom it belongs to: %s', async (_, row) => {
    const by = row.by?.(scene) ?? (row.of === 'agent' ? scene.agent : scene.member);
    const unknown = await ask(by, row.call, requestOf(row, nobodys(row), by));
    const answer = await ask(by, row.call, requestOf(row, row.real(scene), by));
    expect(seen(answer)).not.toBe(seen(unknown));
  });

  it('leaves a row of each refused call that operators find', async () => {
    const { rows: found } = await sql<{ kind: string; times: number }>`select member_id || ' ' || call || ' ' || code as kind, sum(times)::int as times from member_refusal group by 1`.execute(scene.gateway.db.query);
    expect(refusals.size).toBeGreaterThan(150);
    expect(Object.fromEntries(found.map(({ kind, times }) => [kind, times]))).toEqual(Object.fromEntries(refusals));
  });
});

/** Fields of a schema that take a text, or texts, of one's own. */
function textsOf(schema: unknown, path = ''): readonly string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, additionalProperties, items, type, format, enum: choices, const: only } = schema as {
    anyOf?: unknown[]; oneOf?: unknown[]; allOf?: unknown[]; properties?: Record<string, unknown>; additionalProperties?: unknown; items?: unknown; type?: string; format?: string; enum?: unknown; const?: unknown;
  };
  const here = type === 'string' && choices === undefined && only === undefined && format !== 'date' && format !== 'date-time' ? [path] : [];
  return [...new Set([...here, ...[...anyOf, ...oneOf, ...allOf, items, additionalProperties].flatMap((inner) => textsOf(inner, path)), ...Object.entries(properties).flatMap(([name, inner]) => textsOf(inner, name))])];
}

describe('the table of these calls', () => {
  it('has every text of every request, or why it names nothing of somebody', () => {
    const asked = (Object.keys(calls) as CallName[]).flatMap((call) => {
      const { request } = schemas[call] as { readonly request?: z.ZodType };
      return request === undefined ? [] : textsOf(z.toJSONSchema(request, { unrepresentable: 'any', io: 'input' })).map((field) => `${call}.${field}`);
    });
    const inTable = new Set(rows.map(({ call, field }) => `${call}.${field}`));
    const general = new Set(Object.values(namesNobody).flat());
    const missing = asked.filter((one) => !inTable.has(one) && !(one in otherwiseTested) && !general.has(one.split('.')[1] ?? ''));
    expect(missing).toEqual([]);
    const stale = [...inTable, ...Object.keys(otherwiseTested)].filter((one) => !asked.includes(one));
    expect(stale).toEqual([]);
    expect([...general].filter((field) => !asked.some((one) => one.endsWith(`.${field}`)))).toEqual([]);
  });
});
