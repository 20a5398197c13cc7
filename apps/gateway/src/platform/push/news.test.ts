import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { testDatabase, testEngine, type TestDatabase } from '../../../test/database.ts';
import { openDatabase, type Database } from '../db/index.ts';
import { createNews, type Concerned } from './news.ts';

const ANN = { tenantId: 'NORTH', memberId: 'ann' };
const BO = { tenantId: 'NORTH', memberId: 'bo' };

let here: TestDatabase;
let there: Database;
beforeAll(async () => {
  here = await testDatabase({ poolSize: 2 });
  there = here.url === undefined ? here : await openDatabase({ engine: 'postgres', url: here.url, poolSize: 2 });
});
afterAll(async () => {
  if (there !== here) await there.close();
  await here.close();
});

/** The news of one process, and what it delivered. */
function processOn(db: Database, listeners: readonly Concerned[] = []) {
  const delivered: string[] = [];
  const deliver = async ({ memberId }: Concerned) => void delivered.push(memberId);
  const onError = (error: unknown) => void delivered.push(String(error));
  return { delivered, ...createNews({ broadcast: db.broadcast, deliver, listeners: () => listeners, onError }) };
}

it('delivers at once where it is told', async () => {
  const news = processOn(here);
  await Promise.all([news.tell(ANN), news.tell(BO)]);
  expect(news.delivered).toEqual(['ann', 'bo']);
});

it.runIf(testEngine === 'postgres')('reaches every process on the database, and its own but once', async () => {
  const [one, two] = [processOn(here), processOn(there)];
  await Promise.all([one.start(), two.start()]);
  await Promise.all([one.tell(ANN), one.tell(BO), two.tell(ANN)]);
  await vi.waitFor(() => {
    expect(two.delivered.toSorted()).toEqual(['ann', 'ann', 'bo']);
    expect(one.delivered.toSorted()).toEqual(['ann', 'ann', 'bo']);
  });
  await Promise.all([one.stop(), two.stop()]);
});

it.runIf(testEngine === 'postgres')('tells everybody how things stand when its connection was lost and is back', async () => {
  const news = processOn(there, [BO]);
  await news.start();
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'livery-gateway-news' and datname = current_database()`.execute(there.query);
  await vi.waitFor(() => expect(news.delivered).toEqual(['bo']), { timeout: 10_000 });
  await processOn(here).tell(ANN);
  await vi.waitFor(() => expect(news.delivered).toEqual(['bo', 'ann']));
  await news.stop();
});
