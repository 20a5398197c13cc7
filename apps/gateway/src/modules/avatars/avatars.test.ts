import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, codeOf, HOME_IP, PASSWORD } from '../../../test-support/account-helpers.ts';
import { testGateway, type TestGateway } from '../../../test-support/gateway.ts';
import { png, webp } from '../../../test-support/pictures.ts';

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
let made = 0;
beforeAll(async () => {
  gateway = await testGateway();
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());

async function somebody() {
  made += 1;
  const username = `face${made}`;
  await crowd.open(username);
  const { token } = await crowd.valueOf('login', { username, password: PASSWORD, type: 'username' }, { ip: HOME_IP });
  return {
    icon: () => crowd.valueOf('playerIcon', {}, { token }),
    avatars: () => crowd.valueOf('playerAvatars', {}, { token }),
    choose: (request: object) => crowd.call('choosePlayerIcon', request, { token }),
    upload: async (file = webp(), purpose = 'avatar') => (await crowd.valueOf('uploadImage', { purpose, data: file.toString('base64') }, { token })).id,
  };
}
const uploads = async () => (await sql<{ count: number }>`select count(*)::int as count from upload where owner like 'avatar:%'`.execute(gateway.db.query)).rows[0]?.count;

describe('choosePlayerIcon call', () => {
  it('chooses a picture of the gallery, which is served to everybody', async () => {
    const { icon, avatars, choose } = await somebody();
    expect(await icon()).toEqual({ kind: 'none', code: null, picture: null });
    const { gallery } = await avatars();
    expect(new Set(gallery.map(({ code }) => code)).size).toBe(24);
    const [first] = gallery;
    expect(codeOf(await choose({ code: first?.code }))).toBe('OK');
    expect(await icon()).toEqual({ kind: 'gallery', ...first });
    expect((await avatars()).chosen.code).toBe(first?.code);
    for (const { picture } of gallery) expect((await gateway.app.inject({ url: picture })).headers['content-type']).toMatch(/^image\/svg/);
  });

  it('chooses an uploaded picture in place of the former, which is deleted', async () => {
    const { icon, choose, upload } = await somebody();
    await choose({ image: await upload() });
    expect((await icon()).picture).toMatch(/^data:image\/webp;base64,UklGR/);
    await choose({ image: await upload(png()) });
    expect([(await icon()).picture?.slice(0, 22), await uploads()]).toEqual(['data:image/png;base64,', 1]);
    await choose({});
    expect([await icon(), await uploads()]).toEqual([{ kind: 'none', code: null, picture: null }, 0]);
  });

  it('refuses a name that is none, two choices at once, and pictures that are not for this', async () => {
    const [anna, bert] = [await somebody(), await somebody()];
    await anna.choose({ code: 'fox' });
    expect((await anna.choose({ code: 'unicorn' })).body).toMatchObject({ value: { fields: [{ field: 'code', rule: 'invalid' }] } });
    expect(codeOf(await anna.choose({ code: 'fox', image: await anna.upload() }))).toBe('VALIDATION_FAILED');
    for (const image of [await bert.upload(), await anna.upload(png(), 'document')]) expect((await anna.choose({ image })).body).toMatchObject({ value: { fields: [{ field: 'image', rule: 'invalid' }] } });
    expect((await anna.icon()).code).toBe('fox');
  });

  it('keeps one of two that are chosen at once', async () => {
    const { icon, choose, upload } = await somebody();
    const image = await upload();
    await Promise.all([choose({ image }), choose({ code: 'owl' })]);
    expect(['own', 'gallery']).toContain((await icon()).kind);
  });
});
