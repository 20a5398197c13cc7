import { everything } from '@livery/test-config';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, type TestDatabase } from '../../../../test-support/database.ts';
import { createTree, type Tree } from './tree.ts';

const DAY = 86_400_000;
const clock = testClock();
let db: TestDatabase;
let tree: Tree;
let merchants = 0;

beforeAll(async () => {
  db = await testDatabase({ clock });
  // Steps that end within most branches.
  tree = createTree(db, 2);
});
afterAll(() => db.close());

/** The obvious tree: for each member every upline it was ever given, each with its time. Nothing is kept but that. */
class SlowTree {
  readonly #uplines = new Map<string, { readonly since: number; readonly to: string | null }[]>();
  readonly registered: string[] = [];
  readonly #joined = new Map<string, number>();

  join(id: string, to: string | null, at: number): void {
    this.registered.push(id);
    this.#joined.set(id, at);
    this.#uplines.set(id, [{ since: at, to }]);
  }
  uplineAt(id: string, at: number): string | null {
    return this.#uplines.get(id)?.findLast(({ since }) => since <= at)?.to ?? null;
  }
  chainAt(id: string, at: number): string[] {
    const chain: string[] = [];
    if ((this.#joined.get(id) ?? 0) > at) return chain;
    for (let upline = this.uplineAt(id, at); upline !== null; upline = this.uplineAt(upline, at)) chain.push(upline);
    return chain;
  }
  /** Every moment at which something changes. */
  get moments(): number[] {
    return [...new Set([...this.#uplines.values()].flat().map(({ since }) => since))];
  }
  move(id: string, to: string | null, since: number): string {
    const own = this.#uplines.get(id) ?? [];
    const later = [since, ...this.moments.filter((moment) => moment > since)];
    if (to !== null && (to === id || later.some((moment) => this.chainAt(to, moment).includes(id)))) return 'circle';
    if (own.slice(1).some((entry) => entry.since > since)) return 'planned';
    if (this.uplineAt(id, since) === to) return 'same';
    if (own.at(-1)?.since === since) own.pop();
    own.push({ since, to });
    return 'done';
  }
}

const step = fc.record({ kind: fc.constantFrom('join', 'join', 'move', 'move', 'wait'), who: fc.nat(7), to: fc.nat(7), none: fc.boolean(), days: fc.nat(3) });

async function merchant(): Promise<string> {
  const tenant = `TREE${(merchants += 1)}`;
  await sql`insert into tenant (id, brand, name) values (${tenant}, 'tree', 'Tree')`.execute(db.query);
  return tenant;
}

describe('the tree of members', () => {
  const outcomes = new Set<string>();
  it('is the tree of the obvious model at every moment, for random registrations, moves and times', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
        const tenant = await merchant();
        const slow = new SlowTree();
        const answers: [string, string][] = [];
        for (const { kind, who, to, none, days } of steps) {
          const at = clock.now();
          const some = (index: number): string | undefined => slow.registered[index % Math.max(1, slow.registered.length)];
          const [member, other] = [some(who), none && to % 3 === 0 ? null : (some(to) ?? null)];
          if (kind === 'wait') clock.advance((days + 1) * (DAY / 2));
          else if (kind === 'join' || member === undefined) {
            const id = db.newId();
            await sql`insert into member (tenant_id, id, username, type, parent_id, registered_at) values (${tenant}, ${id}, ${id}, 1, ${kind === 'join' ? other : null}, ${new Date(at)})`.execute(db.query);
            slow.join(id, kind === 'join' ? other : null, at);
            clock.advance(1);
          } else {
            const since = at + days * DAY;
            const expected = slow.move(member, other, since);
            outcomes.add(expected);
            answers.push([expected, await db.transaction((tx) => tree.move(tx, tenant, { memberId: member, toId: other, since: new Date(since) }))]);
            clock.advance(1);
          }
        }
        expect(answers.map(([, actual]) => actual)).toEqual(answers.map(([expected]) => expected));
        for (const moment of slow.moments.flatMap((time) => [time - 1, time])) {
          for (const id of slow.registered) expect((await tree.uplinesAt(tenant, id, new Date(moment))).map((upline) => upline.id)).toEqual(slow.chainAt(id, moment));
        }
        const now = clock.now();
        await tree.follow();
        for (const id of slow.registered) {
          expect(await tree.teamAt(tenant, id, new Date(now))).toEqual(slow.registered.filter((one) => slow.chainAt(one, now).includes(id)).toSorted());
          const { parent_id: parent } = await db.query.selectFrom('member').select('parent_id').where('tenant_id', '=', tenant).where('id', '=', id).executeTakeFirstOrThrow();
          expect(parent).toBe(slow.uplineAt(id, now));
        }
      }),
      { numRuns: everything() ? 60 : 15 },
    );
    // Neither is left to chance in so many steps among few members; `planned` and `same` have tests of their own.
    expect([...outcomes]).toEqual(expect.arrayContaining(['done', 'circle']));
  });
});
