import type { Page } from '@playwright/test';
import { expect, expectNoAxeFindings, ledgerBalance, openAsMember, shownBalance, test } from '../../src/index.ts';

const WALLET = '/member/transferFund';
const MESSAGES = '/member/messageV2';

const centre = (page: Page) => page.getByRole('dialog', { name: 'Member centre' });
const part = (page: Page, name: string) => centre(page).getByRole('region', { name });
const minorOf = (amount: string): number => Math.round(Number(amount) * 100);

test('a member moves money to a game vendor, sees where it is, and brings all of it home', async ({ page, stack }) => {
  await openAsMember(page, stack.site() + WALLET);
  const vendors = part(page, 'Money at game vendors');
  await expect(vendors).toContainText('Tavola House');
  await expectNoAxeFindings(page);
  const before = minorOf(await ledgerBalance(page));

  await test.step('an amount as people type it leaves the wallet once, however often it is sent', async () => {
    await centre(page).getByRole('textbox', { name: /^Amount/ }).fill('1.500');
    await centre(page).getByRole('button', { name: 'Move to the vendor' }).click();
    await expect(centre(page).getByText('Please write the amount like 1,234.50.', { exact: true })).toBeVisible();
    await centre(page).getByRole('textbox', { name: /^Amount/ }).fill('12.50');
    await centre(page).getByRole('button', { name: 'Move to the vendor' }).dblclick();
    await expect(centre(page).getByText(/12\.50 is at Tavola House now/)).toBeVisible();
    expect(minorOf(await ledgerBalance(page))).toBe(before - 1250);
    await expect(vendors).toContainText(/12\.50/);
    await expect(centre(page).getByRole('table', { name: 'Transfers' }).getByRole('row').nth(1)).toContainText(/Main wallet to Tavola House.*12\.50.*Arrived/);
  });

  await test.step('a reload shows the same, and session storage has the wallets', async () => {
    await page.reload();
    await expect(vendors).toContainText(/12\.50/);
    const kept = JSON.parse((await page.evaluate(() => sessionStorage.getItem('merchantWallet'))) ?? '{}') as { wallets?: readonly { balance: string }[] };
    expect(kept.wallets?.map(({ balance }) => balance)).toContain('12.50');
  });

  await test.step('one press brings all home, which the header shows', async () => {
    await vendors.getByRole('button', { name: 'Bring all home' }).click();
    await expect(vendors.getByText('Your money is home.')).toBeVisible();
    expect(minorOf(await ledgerBalance(page))).toBe(before);
    await expect(async () => expect(minorOf(await shownBalance(page))).toBe(before)).toPass();
  });
});

test('a member reads, follows and deletes messages, and other tabs know it', async ({ page, context, stack }) => {
  const site = stack.site();
  await openAsMember(page, site + MESSAGES);
  const badge = (of: Page) => centre(of).getByRole('navigation').getByRole('img', { name: /unread message/ });
  const rows = centre(page).getByRole('heading', { level: 3 });
  await expect(rows.first()).toBeVisible();
  await expect(badge(page)).toHaveText('3');
  await expectNoAxeFindings(page);

  await test.step('reading one in a tab lowers the number in the other', async () => {
    const tab = await context.newPage();
    await openAsMember(tab, site + MESSAGES);
    await expect(badge(tab)).toHaveText('3');
    await rows.first().getByRole('button').click();
    await expect(badge(page)).toHaveText('2');
    await expect(badge(tab)).toHaveText('2');
    await tab.close();
  });

  await test.step('it leads to the page that it is about', async () => {
    await centre(page).getByRole('link', { name: 'Open the page' }).first().click();
    await expect(page).toHaveURL(`${site}/member/securityCenter`);
    await page.goBack();
    await expect(rows.first()).toBeVisible();
  });

  await test.step('a deleted message stays away, and all are read with one press', async () => {
    const title = (await rows.last().textContent()) ?? '';
    await rows.last().getByRole('button').click();
    await centre(page).getByRole('button', { name: 'Delete' }).last().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(centre(page).getByText('The message was deleted.')).toBeVisible();
    await centre(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(badge(page)).toBeHidden();
    await page.reload();
    await expect(rows).toHaveCount(4);
    await expect(centre(page)).not.toContainText(title.slice(0, 10));
  });
});
