import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../../../test-support/database.ts';
import { of, openSeamlessHarness, type SeamlessHarness } from '../../../test-support/seamless-harness.ts';

let db: TestDatabase;
let desk: SeamlessHarness;
beforeAll(async () => {
  db = await testDatabase();
  desk = await openSeamlessHarness(db, 'DETAIL');
});
afterAll(() => db.close());

describe('detail of a round', () => {
  it.each(['\u0000', '\ud83d', '\udca9\ud83d'])('is refused with text that cannot be kept (%j), and the call is good without it', async (text) => {
    const name = `p-${encodeURIComponent(JSON.stringify(text))}`.replaceAll(/\W/g, '');
    const seat = await desk.sit(name, 1000n);
    await seat.call('bet', of(`${name}-bet`, `${name}-round`, 100));
    const win = of(`${name}-win`, `${name}-round`, 150);
    expect(await seat.call('win', { ...win, detail: { text } })).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(await seat.call('win', { ...win, detail: { [text]: 1 } })).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(await seat.call('win', { ...win, detail: { text: '\\u0000 💩' } })).toMatchObject({ code: 'OK', balance: '1050' });
  });
});
