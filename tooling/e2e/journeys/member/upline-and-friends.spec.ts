import { call, comeFrom, expect, expectNoAxeFindings, makeAccount, merchantOf, PASSWORD, takeSession, test, withSetting } from '../../src/index.ts';

const PIN = '246810';

test('a member sends documents, transfers to the upline, and invites a friend', async ({ page, context, stack }) => {
  test.setTimeout(180_000);
  const site = stack.site();
  // The welcome credit goes to the upline unplayed, which usual rules do not let it.
  const { username, from } = await withSetting(stack, await merchantOf(site), 'withdrawals', { turnoverPercent: 0 }, () => makeAccount(site, { affiliateCode: 'DEMOAGENT' }));
  await call('setPaymentPassword', { password: PASSWORD, paymentPassword: PIN, confirmPaymentPassword: PIN }, from);
  await comeFrom(context, from.ip);
  await takeSession(page, from.token, `${site}/member/securityCenter?part=documents`);
  const centre = page.getByRole('dialog', { name: 'Member centre' });

  await test.step('sends the pictures of a passport, which wait for an operator', async () => {
    await expect(centre.getByRole('heading', { name: 'Identity documents' })).toBeVisible({ timeout: 60_000 });
    await centre.getByText('Passport', { exact: true }).click();
    await expect(centre.getByRole('radio', { name: 'Passport' })).toBeChecked();
    await centre.getByRole('button', { name: 'Send for review' }).click();
    await expect(centre.getByText('Please add this picture.')).toBeVisible();
    await centre.locator('[data-part="front"] input[type=file]').setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: await page.screenshot() });
    await expect(centre.getByText('Please add this picture.')).toBeHidden();
    await centre.getByRole('button', { name: 'Send for review' }).click();
    await expect(centre.getByText('We are looking at your documents')).toBeVisible();
    await expect(centre.locator('figure img')).toHaveCount(1);
    await expectNoAxeFindings(page);
    expect(await call('documents', undefined, from)).toMatchObject({ state: 'review', kind: 'passport', images: [{ part: 'front', mediaType: 'image/png' }] });
  });

  await test.step('shows a picture of the gallery', async () => {
    await centre.getByRole('button', { name: 'Account overview' }).click();
    await centre.getByRole('link', { name: 'Choose a picture' }).click();
    await centre.locator('label').filter({ has: page.getByRole('radio', { name: 'Picture 3 of 24' }) }).click();
    await centre.getByRole('button', { name: 'Use this picture' }).click();
    await expect(centre.getByText('You show a picture of our gallery.')).toBeVisible();
    expect(await call('playerIcon', undefined, from)).toMatchObject({ kind: 'gallery' });
  });

  await test.step('transfers to the upline', async () => {
    await centre.getByRole('link', { name: 'Transfer', exact: true }).click();
    await centre.getByRole('textbox', { name: 'Amount' }).fill('125.50');
    await centre.getByRole('button', { name: 'Continue' }).click();
    await expect(centre.getByRole('heading', { name: 'Is this right?' })).toBeFocused();
    await expect(centre.getByText('de•••nt')).toBeVisible();
    await expectNoAxeFindings(page);
    await centre.getByLabel(/^Transaction password/).fill(PIN);
    await centre.getByRole('button', { name: /^Transfer .*125\.50/ }).click();
    await expect(centre.getByRole('list', { name: 'Latest transfers' }).getByRole('listitem')).toHaveCount(1);
    expect(await call('balance', undefined, from)).toMatchObject({ available: '874.50' });
  });

  await test.step('invites a friend, who then stands in the list', async () => {
    await centre.getByRole('link', { name: 'Invite friends' }).click();
    const { code } = await call('referral', undefined, from);
    await expect(centre.getByText(`/register?referralCode=${code}`)).toBeVisible();
    await expect(centre.getByRole('img', { name: 'Code to scan, which opens your invitation' })).toBeVisible();
    await expectNoAxeFindings(page);
    await makeAccount(site, { referralCode: code });
    await page.reload();
    const friends = centre.getByRole('list', { name: 'Your friends' });
    await expect(friends.getByRole('listitem')).toHaveCount(1);
    await expect(friends.getByText('Has registered')).toBeVisible();
    await expect(friends).not.toContainText(username);
  });
});
