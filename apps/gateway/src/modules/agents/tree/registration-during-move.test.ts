import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testClock } from '../../../../test-support/clock.ts';
import { testDatabase, testEngine, type TestDatabase } from '../../../../test-support/database.ts';
import { gate, waitingForLocks } from '../../../../test-support/gates.ts';
import { createTree, type Tree } from './tree.ts';

const TENANT = 'MOVING';
const clock = testClock();
let db: TestDatabase;
let tree: Tree;

async function join(parentId: string | null, id = db.newId()): Promise<string> {
  await db.transaction((tx) => sql`insert into member (tenant_id, id, username, type, parent_id, registered_at) values (${TENANT}, ${id}, ${id}, 1, ${parentId}, ${new Date(clock.now())})`.execute(tx));
  return id;
}
const uplines = async (id: string) => (await tree.uplinesAt(TENANT, id, new Date(clock.now()))).map((upline) => upline.id);

describe.runIf(testEngine === 'postgres')('a registration while a branch is on the move', () => {
  beforeAll(async () => {
    db = await testDatabase({ clock });
    tree = createTree(db);
    await sql`insert into tenant (id, brand, name) values (${TENANT}, 'moving', 'Moving')`.execute(db.query);
  });
  afterAll(() => db.close());

  /** A move that is not committed until it is let. */
  async function moving(memberId: string, toId: string) {
    const [moved, goOn] = [gate(), gate()];
    const done = db.transaction(async (tx) => {
      expect(await tree.move(tx, TENANT, { memberId, toId, since: new Date(clock.now()) })).toBe('done');
      moved.open();
      await goOn.opened;
    });
    await moved.opened;
    return async () => {
      goOn.open();
      await done;
    };
  }

  it('does not wait where it is in another branch, also above and under the new upline', async () => {
    const [top, other] = [await join(null), await join(null)];
    const head = await join(top);
    const commit = await moving(head, other);
    const joined = [await join(top), await join(other), await join(null)];
    await commit();
    expect(await Promise.all(joined.map(uplines))).toEqual([[top], [other], []]);
    expect(await uplines(head)).toEqual([other]);
  });

  it('waits where it is in that branch, at any depth, and is under the new uplines then', async () => {
    const [top, other] = [await join(null), await join(null)];
    const head = await join(top);
    const below = await join(head);
    const commit = await moving(head, other);
    const ids = [db.newId(), db.newId()];
    const joining = [join(head, ids[0]), join(below, ids[1])];
    await waitingForLocks(db, 2);
    await commit();
    await Promise.all(joining);
    expect(await Promise.all(ids.map(uplines))).toEqual([[head, other], [below, head, other]]);
  });

  it('keeps a move of its own branch waiting, which takes it along', async () => {
    const [top, other] = [await join(null), await join(null)];
    const head = await join(top);
    const [entered, goOn] = [gate(), gate()];
    const id = db.newId();
    const joining = db.transaction(async (tx) => {
      await sql`insert into member (tenant_id, id, username, type, parent_id, registered_at) values (${TENANT}, ${id}, ${id}, 1, ${head}, ${new Date(clock.now())})`.execute(tx);
      entered.open();
      await goOn.opened;
    });
    await entered.opened;
    clock.advance(1);
    const moved = db.transaction((tx) => tree.move(tx, TENANT, { memberId: head, toId: other, since: new Date(clock.now()) }));
    await waitingForLocks(db);
    goOn.open();
    await joining;
    expect([await moved, await uplines(id)]).toEqual(['done', [head, other]]);
  });

  it('waits for a rate that is set meanwhile, by which its own is limited', async () => {
    const top = await join(null);
    const agent = await join(top);
    for (const id of [top, agent]) expect(await db.transaction((tx) => tree.setRate(tx, TENANT, { memberId: id, ppm: 20_000, since: new Date(clock.now()) }))).toBe('done');
    clock.advance(1);
    const [set, goOn] = [gate(), gate()];
    const lowered = db.transaction(async (tx) => {
      expect(await tree.setRate(tx, TENANT, { memberId: agent, ppm: 5_000, since: new Date(clock.now()) })).toBe('done');
      set.open();
      await goOn.opened;
    });
    await set.opened;
    const id = db.newId();
    const joining = db.transaction(async (tx) => {
      await sql`insert into member (tenant_id, id, username, type, parent_id, registered_at) values (${TENANT}, ${id}, ${id}, 1, ${agent}, ${new Date(clock.now())})`.execute(tx);
      await tree.firstRate(tx, TENANT, id, agent, 20_000);
    });
    await waitingForLocks(db);
    goOn.open();
    await Promise.all([lowered, joining]);
    expect(await tree.rateAt(TENANT, id, new Date(clock.now()))).toBe(5_000);
  });
});
