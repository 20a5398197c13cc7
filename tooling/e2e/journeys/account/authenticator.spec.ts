import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { comeFrom, expect, expectLoggedIn, expectNoAxeFindings, freshAddress, keyboardOf, logInAs, makeAccount, PASSWORD, takeSession, test } from '../../src/index.ts';
import type { OpenContext, Stack } from '../../src/index.ts';

const PERIOD_MS = 30_000;

/** Logs in from an address that is new to the account, in a browser of its own. */
async function arrive(openContext: OpenContext, stack: Stack, username: string): Promise<Page> {
  const context = await openContext();
  await comeFrom(context, freshAddress());
  const page = await context.newPage();
  await page.goto(`${stack.site()}/login`);
  await logInAs(page, username, PASSWORD);
  return page;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Is it really you?' });

async function giveRecoveryCode(page: Page, code: string): Promise<void> {
  const keyboard = keyboardOf(page);
  await keyboard.press(question(page).getByRole('button', { name: 'Use a recovery code' }));
  await keyboard.type(question(page).getByLabel(/^Recovery code/), code);
  await keyboard.press(question(page).getByRole('button', { name: 'Continue' }));
}

test('a member sets up an authenticator app, logs in with its codes and recovery codes, and turns it off', async ({ page, openContext, context, stack }) => {
  test.setTimeout(120_000);
  const { username, from } = await makeAccount(stack.site());
  await comeFrom(context, from.ip);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const passwordField = centre.getByLabel(/^Present password/);
  let app = new TOTP();
  let codes: string[] = [];
  const codeAt = (period: number) => app.generate({ timestamp: Date.now() + period * PERIOD_MS });

  await test.step('sets up the app in the security centre', async () => {
    await takeSession(page, from.token, `${stack.site()}/member/securityCenter`);
    await centre.getByRole('link', { name: 'Set up two-step login' }).click();
    await expect(page).toHaveURL(/\/member\/securityCenter\/secondFactor$/);
    await centre.getByRole('button', { name: 'Set up an authenticator app' }).click();
    await expect(centre.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await expectNoAxeFindings(page);
    const secret = (await centre.locator('code').first().textContent()) ?? '';
    app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
    await passwordField.fill(PASSWORD);
    await centre.getByLabel(/^Code from your authenticator app/).fill(codeAt(0));
    await centre.getByRole('button', { name: 'Turn on' }).click();
    await expect(centre.getByRole('heading', { name: 'Your recovery codes' })).toBeFocused();
    codes = await centre.locator('ol code').allTextContents();
    expect(codes).toHaveLength(10);
    const download = page.waitForEvent('download');
    await centre.getByRole('button', { name: 'Download the codes' }).click();
    expect((await download).suggestedFilename()).toMatch(/-recovery-codes\.txt$/);
    await centre.getByRole('button', { name: 'I have kept the codes' }).click();
    await expect(centre.getByText('10 recovery codes are left.')).toBeVisible();
  });

  await test.step('logs in with a code of the app, and with a recovery code', async () => {
    const byApp = await arrive(openContext, stack, username);
    await expect(question(byApp).getByLabel(/^Code from your authenticator app/)).toBeFocused();
    await byApp.keyboard.type(codeAt(1));
    await expectLoggedIn(byApp);

    const byCode = await arrive(openContext, stack, username);
    await giveRecoveryCode(byCode, codes[0] ?? '');
    await expectLoggedIn(byCode);

    const again = await arrive(openContext, stack, username);
    await giveRecoveryCode(again, codes[0] ?? '');
    await expect(question(again).getByText('Each code works once')).toBeVisible();
    await Promise.all([byApp, byCode, again].map((opened) => opened.context().close()));
  });

  await test.step('renews the recovery codes, and turns the app off with one of them', async () => {
    await page.reload();
    await expect(centre.getByText('9 recovery codes are left.')).toBeVisible();
    await centre.getByRole('button', { name: 'Get new recovery codes' }).click();
    await passwordField.fill(PASSWORD);
    await centre.getByRole('button', { name: 'Get new recovery codes' }).click();
    await expect(centre.locator('ol code')).toHaveCount(10);
    const fresh = await centre.locator('ol code').allTextContents();
    expect(fresh.filter((code) => codes.includes(code))).toEqual([]);
    await centre.getByRole('button', { name: 'I have kept the codes' }).click();

    await centre.getByRole('button', { name: 'Turn off' }).click();
    await passwordField.fill(PASSWORD);
    await centre.getByLabel(/^Code from the app, or a recovery code/).fill(fresh[0] ?? '');
    await centre.getByRole('button', { name: 'Turn off' }).click();
    await expect(centre.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible();
    const plain = await arrive(openContext, stack, username);
    await expectLoggedIn(plain);
    await plain.context().close();
  });
});
