import {
  accountButton, call, comeFrom, dialogOf, expect, expectLoggedIn, fieldOf, freshName, logInAs, makeAccount, merchantOf, PASSWORD, replacePassword, takeSession, temporaryPasswordTo, test, withSetting,
} from '../../src/index.ts';

const NEW_PASSWORD = 'Another-2026';

test('a temporary password must be changed even without forced changes; a reload asks again', async ({ page, context, stack }) => {
  const email = `${freshName()}@mail.example`;
  const { username, from } = await makeAccount(stack.site(), { email });
  await call('passwordByEmail', { username, email }, from);
  const temporary = await temporaryPasswordTo(stack, email);
  await comeFrom(context, from.ip);
  const change = page.getByRole('dialog', { name: 'Your password has expired' });
  await withSetting(stack, await merchantOf(stack.site()), 'whitelabel', { forcedPasswordChange: false }, async () => {
    await page.goto(`${stack.site()}/login`);
    await logInAs(page, username, temporary);
    await expect(fieldOf(change, 'newPassword')).toBeVisible();
  });
  await expect(fieldOf(change, 'oldPassword')).toBeHidden();

  await page.reload();
  await expect(fieldOf(change, 'oldPassword')).toBeVisible();
  await fieldOf(change, 'newPassword').fill(NEW_PASSWORD);
  await fieldOf(change, 'confirmNewPassword').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(fieldOf(change, 'oldPassword')).toBeFocused();
  await page.keyboard.type('not-the-one-1');
  await page.keyboard.press('Enter');
  await expect(change.getByText('The present password is not correct')).toBeVisible();
  await fieldOf(change, 'oldPassword').fill(temporary);
  await page.keyboard.press('Enter');
  await expect(change).toBeHidden();
  await expect(page).toHaveURL(`${stack.site()}/`);
  await page.reload();
  await expectLoggedIn(page);
  await expect(page.getByRole('dialog', { name: /password/i })).toBeHidden();
});

test('an expired password must be changed before anything else, by keyboard', async ({ page, context, stack }) => {
  const { username, from } = await makeAccount(stack.site());
  await comeFrom(context, from.ip);
  const comeIn = async (password: string) => {
    await page.goto(`${stack.site()}/login`);
    await logInAs(page, username, password);
  };
  await withSetting(stack, await merchantOf(stack.site()), 'passwordMaxAgeDays', 0, async () => {
    await comeIn(PASSWORD);
    await replacePassword(page, NEW_PASSWORD);
  });
  await test.step('an account younger than the limit needs no change', async () => {
    await page.evaluate(() => sessionStorage.clear());
    await comeIn(NEW_PASSWORD);
    await expectLoggedIn(page);
    await expect(page.getByRole('dialog', { name: 'Your password has expired' })).toBeHidden();
  });
});

test('a change that the merchant forces later is asked for with the next page, and what it refused is there afterwards', async ({ page, context, stack }) => {
  const { username, from } = await makeAccount(stack.site());
  await comeFrom(context, from.ip);
  const merchant = await merchantOf(stack.site());
  const change = page.getByRole('dialog', { name: 'Your password has expired' });
  await withSetting(stack, merchant, 'passwordMaxAgeDays', 0, async () => {
    await withSetting(stack, merchant, 'whitelabel', { forcedPasswordChange: false }, async () => {
      await page.goto(`${stack.site()}/login`);
      await logInAs(page, username, PASSWORD);
      await expectLoggedIn(page);
      await expect(change).toBeHidden();
    });
    await page.goto(`${stack.site()}/promotions`);
    await expect(change).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(change).toBeVisible();
    await fieldOf(change, 'oldPassword').fill(PASSWORD);
    await fieldOf(change, 'newPassword').fill(NEW_PASSWORD);
    await fieldOf(change, 'confirmNewPassword').fill(NEW_PASSWORD);
    await page.keyboard.press('Enter');
    await expect(change).toBeHidden();
  });
  await expect(page).toHaveURL(`${stack.site()}/`);
  await expectLoggedIn(page);
  await page.reload();
  await expectLoggedIn(page);
  await expect(change).toBeHidden();
});

test('changing the password ends sessions in other browsers and keeps this one', async ({ page, openContext, stack }) => {
  const { username, from } = await makeAccount(stack.site());
  const elsewhere = await call('loginV2', { username, password: PASSWORD, type: 'username' }, { site: from.site, ip: from.ip });
  const other = await (await openContext()).newPage();
  await Promise.all([
    takeSession(page, from.token, `${stack.site()}/promotions`),
    takeSession(other, 'token' in elsewhere ? elsewhere.token : '', `${stack.site()}/promotions`),
  ]);
  await accountButton(page).click();
  await page.getByRole('button', { name: 'Change password' }).click();
  const change = page.getByRole('dialog', { name: 'Change your password' });
  await fieldOf(change, 'oldPassword').fill(PASSWORD);
  await fieldOf(change, 'newPassword').fill(NEW_PASSWORD);
  await fieldOf(change, 'confirmNewPassword').fill(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your password is changed')).toBeVisible();
  await expect(page).toHaveURL(`${stack.site()}/`);
  await expectLoggedIn(page);

  await expect(dialogOf(other).getByText('Your session has ended')).toBeVisible({ timeout: 20_000 });
  expect(await other.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
});

test('logout asks for confirmation and keeps only the merchant code', async ({ page, stack }) => {
  const { from } = await makeAccount(stack.site());
  await takeSession(page, from.token, `${stack.site()}/promotions`);
  const ask = async () => {
    await accountButton(page).click();
    await page.getByRole('button', { name: 'Log out' }).click();
    return page.getByRole('alertdialog', { name: 'Log out' });
  };
  await (await ask()).getByRole('button', { name: 'Cancel' }).click();
  expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBe(from.token);
  await (await ask()).getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(`${stack.site()}/`);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(sessionStorage).toSorted())).toEqual(['merchant', 'merchantCode', 'platform']);
  // The page does not wait for the gateway to end the session.
  await expect.poll(() => call('memberInfo', undefined, from).then(() => 'in', String), 'the token is worth nothing now').toContain('SESSION_EXPIRED');
});
