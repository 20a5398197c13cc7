import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountHelpers, HOME_IP, PASSWORD } from '../../test-support/account-helpers.ts';
import { CAPTCHA, testGateway, type TestGateway } from '../../test-support/gateway.ts';
import { createCaller } from '../../test-support/caller.ts';
import { NORTH, SOUTH, testFleet } from '../../test-support/test-fleet.ts';
import { createInboxEdits } from '../modules/inbox/index.ts';
import { receivedTexts } from '../modules/member-transfers/notice-texts.ts';
import { settingSchemas } from '../modules/settings/index.ts';
import type { Fleet } from '../modules/tenant/index.ts';
import type { Tenant } from '../platform/http/index.ts';
import { moneyText } from '../platform/texts/index.ts';
import { writeNotices } from '../seed/notices.ts';
import { demoMethods } from '../seed/payments.ts';
import { writePayoutSettings } from '../seed/payout-settings.ts';
import { writeReferralSetting } from '../seed/referral-settings.ts';

/** The first merchant offers Chinese alone, the second Arabic first and English. */
const fleet: Fleet = {
  ...testFleet,
  brands: testFleet.brands.map((brand) =>
    brand.merchantCode === NORTH
      ? { ...brand, name: '灯街', currency: { code: 'CNY', symbol: '¥', exponent: 2 }, languages: { offered: ['CN'], default: 'CN', remap: {} }, timeZone: 'Asia/Shanghai' }
      : { ...brand, name: 'زعفران', currency: { code: 'AED', symbol: 'د.إ', exponent: 2 }, languages: { offered: ['AR', 'EN'], default: 'AR', remap: {} }, timeZone: 'Asia/Dubai' },
  ),
};

let gateway: TestGateway;
let crowd: ReturnType<typeof accountHelpers>;
beforeAll(async () => {
  gateway = await testGateway({ fleet });
  crowd = accountHelpers(gateway);
});
afterAll(() => gateway.stop());

const tenant = (code: string): Tenant => gateway.tenants.byMerchant(code)!;
const mailTo = async (recipient: string) => (await gateway.messages.latest(200)).find((message) => message.recipient === recipient);
/** All words of texts, without markup and the name of a vendor. */
const words = (texts: readonly string[]): string => texts.join(' ').replaceAll(/<[^>]*>|Saltwind Studio/g, ' ');

describe('a site that offers Chinese alone', () => {
  it.each(['CN', 'EN', undefined])('refuses in Chinese who asks in %s', async (language) => {
    const { body } = await crowd.call('memberInfo', {}, language === undefined ? {} : { language });
    expect(body).toMatchObject({ code: 'NOT_LOGGED_IN', message: '您尚未登录，请先登录。' });
  });

  it('sends its mails and the notice of a change in Chinese, whatever language the browser asks in', async () => {
    const email = 'lin@mail.example';
    const id = await crowd.open('lin12345', { email });
    await crowd.knows(id, HOME_IP);
    const human = { captchaId: (await crowd.valueOf('captcha', {}, { ip: HOME_IP })).captchaId, captcha: CAPTCHA };
    await crowd.valueOf('passwordByEmail', { username: 'lin12345', email, ...human }, { ip: HOME_IP, language: 'EN' });
    expect(await mailTo(email)).toMatchObject({ language: 'CN', subject: '【灯街】您的临时密码', text: expect.stringContaining('仅可用于登录灯街一次') as string });
    const { token } = await crowd.valueOf('login', { username: 'lin12345', password: PASSWORD, type: 'username' }, { ip: HOME_IP });
    await crowd.valueOf('emailCode', {}, { token, ip: HOME_IP, language: 'EN' });
    const { code } = /\n\n(?<code>\d{6})\n\n/.exec((await mailTo(email))?.text ?? '')?.groups ?? {};
    await crowd.valueOf('proveEmail', { password: PASSWORD, code }, { token, ip: HOME_IP, language: 'EN' });
    expect(await mailTo(email)).toMatchObject({ subject: '【灯街】您的账号安全设置已更改', text: expect.stringContaining('此邮箱已通过验证') as string });
  });

  it('shows its help, its messages and the demo in Chinese', async () => {
    const memberId = await crowd.open('chen1234');
    await crowd.knows(memberId, HOME_IP);
    const { token } = await crowd.valueOf('login', { username: 'chen1234', password: PASSWORD, type: 'username' }, { ip: HOME_IP });
    await gateway.db.transaction(async (tx) => {
      await createInboxEdits(gateway.db).write(tx, NORTH, { type: 'account', audience: { to: 'member', memberId }, link: null, sentAt: new Date(gateway.clock.now()), texts: receivedTexts(moneyText(tenant(NORTH).currency, 123_456n), 'li****23') });
      await writeNotices(gateway.db, tenant(NORTH), tx);
    });
    expect(await crowd.valueOf('inbox', {}, { token })).toMatchObject({ records: [{ title: '您收到¥1,234.56', content: '<p>li****23向您的主钱包转入了¥1,234.56，详情请见资金明细。</p>' }] });
    const shown = [(await crowd.valueOf('helpCenter')).entries, (await crowd.valueOf('banners', { group: 'w_announcement' })).list, (await crowd.valueOf('availablePromotions')).list];
    expect(shown.map((list) => list.length)).toEqual([9, 5, 6]);
    for (const { title, ...entry } of shown.flat()) expect(words([title, 'content' in entry ? entry.content : ''])).toMatch(/^[^A-Za-z]*\p{Script=Han}[^A-Za-z]*$/u);
  });
});

describe('a site in Arabic and English', () => {
  it('answers in the language that is used, and in Arabic who asks in another', async () => {
    const call = createCaller(gateway, SOUTH);
    const said = async (language: string) => (await call('memberInfo', {}, { language })).body;
    expect([await said('AR'), await said('EN'), await said('CN')]).toMatchObject([{ message: 'لم تسجّل الدخول. يُرجى تسجيل الدخول.' }, { message: 'You are not logged in. Please log in.' }, { message: 'لم تسجّل الدخول. يُرجى تسجيل الدخول.' }]);
  });
});

describe('a generated brand', () => {
  it('has ways to pay in sums of its own currency, and settings that the gateway accepts', async () => {
    await gateway.db.transaction(async (tx) => {
      const now = new Date(gateway.clock.now());
      for (const code of [NORTH, SOUTH]) {
        await writePayoutSettings(tx, tenant(code), now);
        await writeReferralSetting(tx, tenant(code), now);
      }
    });
    expect(demoMethods(tenant(NORTH)).map(({ currency, least }) => [currency, least])).toEqual([['CNY', 10_000n], ['CNY', 10_000n], ['CNY', 50_000n]]);
    expect(demoMethods(tenant(SOUTH)).map(({ currency, least }) => [currency, least])).toEqual([['AED', 2_000n], ['AED', 2_000n], ['AED', 10_000n]]);
    const of = async (code: string) => {
      const stored = await gateway.settings.stored(code);
      const [{ providers }, { approveUpTo }, referral] = [settingSchemas.payoutAccounts.parse(stored.get('payoutAccounts')), settingSchemas.withdrawals.parse(stored.get('withdrawals')), settingSchemas.referral.parse(stored.get('referral'))];
      return [providers.map(({ name }) => name), approveUpTo, referral?.reward];
    };
    expect([await of(NORTH), await of(SOUTH)]).toEqual([
      [['屿湾储蓄银行', '望港商业银行', '轻触钱包'], '5000', '200'],
      [['مصرف المرسى للادخار', 'بنك الشراع التجاري', 'محفظة لمسة'], '1000', '40'],
    ]);
  });
});
