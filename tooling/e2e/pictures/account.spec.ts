import type { Browser, Page } from '@playwright/test';
import { comeFrom, expect, freshAddress, call, leaveWelcome, makeAccount, makeMobileAccount, messageTo, PASSWORD, withOutsidePhones, withSetting, test } from '../src/index.ts';
import type { Stack } from '../src/index.ts';
import { camera, toEnd } from './camera.ts';
import type { Snap } from './camera.ts';
import { expectRightToLeft, fromRightToLeft } from './right-to-left.ts';

const merchants: Record<string, string> = { aurora: 'AURN18PH', lagoon: 'LGN21EU' };

interface Scene {
  readonly page: Page;
  readonly snap: Snap;
  readonly stack: Stack;
  readonly site: string;
  readonly merchant: string;
}

const dialogOf = (page: Page) => page.locator('[role=dialog], [role=alertdialog]').last();
const submit = (page: Page) => dialogOf(page).locator('button[type=submit]').last();
const field = (page: Page, name: string) => dialogOf(page).locator(`input[name="${name}"]`);
/** Matches English words regardless of the direction marks that the pseudo-language adds. */
const words = (text: string) => new RegExp(text.split(' ').join('[^A-Za-z]+'));

async function visit(browser: Browser, stack: Stack, brand: string, series: string, rtl = false): Promise<Scene> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'en-GB', bypassCSP: rtl });
  await comeFrom(context, freshAddress());
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  if (rtl) {
    await fromRightToLeft(page);
    await page.goto(stack.site(brand));
    await expectRightToLeft(page);
  }
  return {
    page,
    snap: camera(page, series),
    stack,
    site: stack.site(brand),
    merchant: merchants[brand] ?? '',
  };
}

async function logins({ page, snap, site, stack }: Scene) {
  await page.goto(`${site}/login`);
  await expect(field(page, 'username')).toBeVisible();
  await snap('login');
  await submit(page).click();
  await snap('login-empty');
  const name = `nobody${Date.now()}`;
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await field(page, 'username').fill(name);
    await field(page, 'password').fill('wrong-1');
    const answered = page.waitForResponse('**/wps/session/loginV2');
    await submit(page).click();
    await answered;
    if (attempt === 0) await snap('login-wrong');
  }
  await expect(field(page, 'captcha')).toBeVisible();
  await snap('login-captcha');
  await snap('login-captcha-end', toEnd);
  await page.locator('[role=dialog] form button[data-variant=ghost]').last().click();
  await expect(page.locator('[data-field=captcha][data-state=solved]')).toBeVisible({ timeout: 60_000 });
  await snap('login-without-picture', toEnd);
  await page.goto(`${site}/login`);
  await field(page, 'username').fill('7700900123');
  await expect(page.getByRole('combobox').first()).toBeVisible();
  await snap('login-number');
  {
    await dialogOf(page).getByRole('tab').nth(1).click();
    await expect(field(page, 'mobileNum')).toBeVisible();
    await snap('login-sms');
    // The list is placed at the field's position when it opened, and is not rendered for a while after a resize.
    await snap('login-picker', async () => {
      await field(page, 'mobileNum').focus();
      await expect(page.getByRole('listbox')).toBeHidden();
      await dialogOf(page).getByRole('combobox').focus();
      await expect(page.getByRole('listbox')).toBeVisible();
      await page.waitForTimeout(800);
    });
    await page.keyboard.press('Escape');
    await field(page, 'mobileNum').fill('7700900101');
    await dialogOf(page).locator('button[data-state=idle]').click();
    await page.waitForTimeout(800);
    await snap('login-sms-sent');
  }
  const account = await makeAccount(site);
  await comeFrom(page.context(), account.from.ip);
  await page.goto(`${site}/login`);
  await field(page, 'username').fill(account.username);
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'remember').check({ force: true });
  await submit(page).click();
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  await page.waitForTimeout(1500);
  await snap('after-login');
  await page.evaluate(() => sessionStorage.removeItem('token'));
  await page.goto(`${site}/login`);
  await page.waitForTimeout(800);
  await snap('login-remembered');
  void stack;
}

async function secondFactor({ page, snap, site, stack }: Scene) {
  const account = await makeMobileAccount(stack, site);
  const { Secret, TOTP } = await import('otpauth');
  const { secret } = await call('totpStart', undefined, account.from);
  await call('totpConfirm', { password: PASSWORD, code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }, account.from);
  await comeFrom(page.context(), freshAddress());
  await page.context().clearCookies();
  await page.goto(`${site}/login`);
  await field(page, 'username').fill(account.username);
  await field(page, 'password').fill(PASSWORD);
  await submit(page).click();
  await expect(field(page, 'registerAddress')).toBeVisible();
  await snap('second-totp');
  await page.keyboard.type('000000');
  await page.waitForTimeout(1200);
  await snap('second-totp-wrong');
  // The alternatives are below the form's submit button.
  await dialogOf(page).locator('button[type=submit] ~ * button').first().click();
  await snap('second-recovery');

  const other = await makeMobileAccount(stack, site);
  await page.goto(`${site}/login`);
  await field(page, 'username').fill(other.username);
  await field(page, 'password').fill(PASSWORD);
  await submit(page).click();
  await expect(field(page, 'registerAddress')).toBeVisible();
  await snap('second-sms');
  await dialogOf(page).locator('button[data-state=idle]').click();
  await expect(dialogOf(page).locator('button[data-state=counting]')).toBeVisible();
  await snap('second-sms-sent');

  await withOutsidePhones(stack, site, async () => {
    await page.goto(`${site}/login`);
    await field(page, 'username').fill(other.username);
    await field(page, 'password').fill(PASSWORD);
    await submit(page).click();
    await expect(field(page, 'mobileNum')).toBeVisible();
    await snap('second-phone');
    await submit(page).click();
    await snap('second-phone-empty');
  });
}

async function forgot({ page, snap, site, stack }: Scene) {
  await page.goto(`${site}/login`);
  await expect(field(page, 'username')).toBeVisible();
  await dialogOf(page).getByRole('button', { name: words('Forgotten') }).click();
  await expect(dialogOf(page).locator('input[name=email], input[name=newPassword]').first()).toBeVisible();
  await page.waitForTimeout(600);
  await snap('forgot');
  {
    await submit(page).click();
    await snap('forgot-mobile-empty');
    await dialogOf(page).getByRole('tab').nth(1).click();
    await snap('forgot-email');
  }
  const email = `${Date.now()}@mail.example`;
  const account = await makeAccount(site, { email });
  await comeFrom(page.context(), account.from.ip);
  await field(page, 'username').fill(account.username);
  await field(page, 'email').fill(email);
  await submit(page).click();
  await expect(page.getByText(words('Please look into your mail'))).toBeVisible();
  await snap('forgot-sent');
  await page.keyboard.press('Escape');
  // It first leads to the home page.
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.waitForTimeout(500);
  const mail = await messageTo(stack, email);
  const temporary = /\n\n([a-z0-9]{12,})\n\n/.exec(mail)?.[1] ?? '';
  await page.goto(`${site}/login`);
  await field(page, 'username').fill(account.username);
  await field(page, 'password').fill(temporary);
  await submit(page).click();
  await expect(field(page, 'newPassword')).toBeVisible();
  await snap('change-forced');
  await page.reload();
  await expect(field(page, 'oldPassword')).toBeVisible();
  await submit(page).click();
  await snap('change-forced-reloaded-empty');
  await field(page, 'oldPassword').fill(temporary);
  await field(page, 'newPassword').fill(`${PASSWORD}9`);
  await field(page, 'confirmNewPassword').fill(`${PASSWORD}9`);
  await submit(page).click();
  await expect(field(page, 'newPassword')).toBeHidden();
  await page.waitForTimeout(800);
  await snap('change-done');
}

async function change({ page, snap, site }: Scene) {
  const account = await makeAccount(site);
  await comeFrom(page.context(), account.from.ip);
  await page.goto(site);
  await page.evaluate((token) => sessionStorage.setItem('token', token), account.from.token);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.reload();
  const menu = page.getByRole('banner').getByRole('button', { name: words('Account of') });
  await menu.click();
  await snap('account-menu');
  await page.setViewportSize({ width: 1440, height: 900 });
  if (!(await page.getByRole('button', { name: words('Change password') }).isVisible())) await menu.click();
  await page.getByRole('button', { name: words('Change password') }).click();
  await expect(field(page, 'oldPassword')).toBeVisible();
  await snap('change');
  await field(page, 'oldPassword').fill('wrong-one-1');
  await field(page, 'newPassword').fill('short');
  await field(page, 'confirmNewPassword').fill('other');
  await submit(page).click();
  await snap('change-errors');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 900 });
  await menu.click();
  await page.getByRole('button', { name: words('Log out') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await snap('logout');
}

async function registers({ page, snap, site, stack, merchant }: Scene) {
  await page.evaluate(() => sessionStorage.clear()).catch(() => undefined);
  await page.goto(`${site}/register?code=nosuchcode`);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await snap('register-invitation-error');
  await page.keyboard.press('Escape');
  await expect(field(page, 'password')).toBeVisible();
  await snap('register');
  await snap('register-end', toEnd);
  await submit(page).click();
  await page.waitForTimeout(300);
  await snap('register-errors');
  await snap('register-errors-end', toEnd);
  {
    await dialogOf(page).getByRole('tab').nth(1).click();
    await expect(field(page, 'mobileNum')).toBeVisible();
    await snap('register-mobile');
    await submit(page).click();
    await snap('register-mobile-errors');
    await field(page, 'mobileNum').fill('7700900777');
    await dialogOf(page).locator('button[data-state=idle]').click();
    await page.waitForTimeout(1000);
    await snap('register-mobile-sent');
  }
  const all = ['payeeName', 'mobileNum', 'qqNum', 'line', 'whatsapp', 'facebook', 'wechat', 'idNumber', 'paymentPassword', 'recommenderId', 'affiliateCode', 'referralCode', 'captcha'];
  const rules = all.map((each) => ({ field: each, enabled: true, required: each === 'mobileNum' || each === 'captcha' }));
  await withSetting(stack, merchant, 'registerFields', rules, async () => {
    await page.goto(`${site}/register`);
    await expect(field(page, 'captcha')).toBeVisible();
    await snap('register-long');
    await snap('register-long-end', toEnd);
    await submit(page).click();
    await page.waitForTimeout(300);
    await snap('register-long-errors');
    await snap('register-long-errors-end', toEnd);
  });
}

async function welcome({ page, snap, site }: Scene) {
  await page.goto(`${site}/register`);
  await field(page, 'username').fill(`new${Date.now()}`.slice(0, 15));
  await field(page, 'password').fill(PASSWORD);
  await field(page, 'confirmPassword').fill(PASSWORD);
  await field(page, 'agreed').check({ force: true });
  await submit(page).click();
  await page.waitForFunction(() => sessionStorage.getItem('token') !== null);
  await page.waitForTimeout(1500);
  await snap('welcome');
}

async function trial({ page, snap, site }: Scene) {
  await page.goto(site);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('banner').getByRole('button', { name: 'Free play' }).click();
  await expect(page.getByText('Trial account').first()).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: words('Account of') }).click();
  await page.getByRole('link', { name: 'Betting record' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await snap('need-true-account');
}

async function records({ page, snap, site }: Scene) {
  // The demo member has played here and is known on this device.
  await comeFrom(page.context(), '127.0.0.1');
  await page.goto(`${site}/login`);
  await field(page, 'username').fill('demo_member');
  await field(page, 'password').fill(PASSWORD);
  await submit(page).click();
  await leaveWelcome(page);
  const open = async () => {
    await page.goto(site);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('banner').locator('button[aria-expanded]').filter({ hasText: /demo/i }).click();
    await page.getByRole('banner').locator('ul a[href="/member/personalHistoryCopy"]').click();
    await expect(dialogOf(page).getByRole('table')).toBeVisible();
  };
  await open();
  await snap('records');
  await dialogOf(page).getByRole('link', { name: words('Account record') }).evaluate((link: HTMLElement) => link.click());
  await expect(dialogOf(page).getByRole('table')).toBeVisible();
  await snap('records-account');
  await dialogOf(page).getByRole('link', { name: words('Betting record') }).evaluate((link: HTMLElement) => link.click());
  await dialogOf(page).getByRole('table').locator('tbody button').first().click();
  await expect(dialogOf(page).locator('article table')).toBeVisible();
  await snap('records-receipt');
  await page.evaluate(() => localStorage.setItem('hisLang', 'TY'));
  await open();
  if ((await page.evaluate(() => document.documentElement.lang)) === 'te') await snap('records-telugu');
}

async function statuses({ page, snap, site }: Scene) {
  const change = async (form: Record<string, string>) => {
    await page.goto(`${site}/__dev/merchant`, { waitUntil: 'domcontentloaded' });
    const { status, blocked, country } = { status: 'open', blocked: '', country: '', ...form };
    await page.locator(`input[value="${status}"]`).check();
    await page.locator('input[name="blocked"]').fill(blocked);
    await page.locator('input[name="country"]').fill(country);
    await page.locator('button').click();
  };
  await change({ status: 'maintenance' });
  await page.goto(site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForTimeout(600);
  await snap('maintenance');
  await change({ blocked: 'FR', country: 'FR' });
  await page.goto(site);
  await page.waitForTimeout(900);
  await snap('region');
  await change({});
}

const parts = { registers, logins, secondFactor, forgot, change, welcome, trial, records, statuses };

/** Modules that the screenshots show even where a merchant turns them off. */
const modules = { mobileRegistration: true, smsLogin: true, CHNGPASSVERIF3: true, registrationSmsVerification: true };
const taken = (scene: Scene, take: (scene: Scene) => Promise<void>) => withSetting(scene.stack, scene.merchant, 'whitelabel', modules, () => take(scene));

for (const brand of ['aurora', 'lagoon']) {
  for (const [name, take] of Object.entries(parts)) {
    test(`${brand}: ${name}`, async ({ browser, stack }) => taken(await visit(browser, stack, brand, brand), take));
  }
  for (const [name, take] of Object.entries({ registers, logins, secondFactor, forgot, change, statuses })) {
    test(`${brand}, right to left: ${name}`, async ({ browser, stack }) => taken(await visit(browser, stack, brand, `${brand}-rtl`, true), take));
  }
}
