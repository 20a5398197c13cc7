import { dialogOf, expect, fieldOf, freshName, leaveWelcome, ownLanguages, PASSWORD, playRound, readAs, test } from '../../src/index.ts';
import type { OwnLanguage } from '../../src/index.ts';

const [arabic, chinese] = ownLanguages as readonly [OwnLanguage, OwnLanguage];

test('a visitor registers, pays in, plays and finds the form of a withdrawal, in Arabic', async ({ browser, stack }) => {
  test.setTimeout(300_000);
  const { context, page, site, t, expectNoFaults } = await readAs(browser, stack, arabic);
  const centre = page.getByRole('dialog', { name: t('member', 'centre.title') });

  await test.step('registers', async () => {
    await page.getByRole('banner').getByRole('button', { name: t('shell', 'header.register') }).click();
    const dialog = dialogOf(page);
    await fieldOf(dialog, 'username').fill(freshName());
    await fieldOf(dialog, 'password').fill(PASSWORD);
    await fieldOf(dialog, 'confirmPassword').fill(PASSWORD);
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: t('account', 'register.submit'), exact: true }).click();
    await leaveWelcome(page);
    await expect(page.locator('header button[data-account]').first()).toBeAttached();
  });

  await test.step('pays in', async () => {
    await page.goto(`${site}/member/depositv2`);
    await centre.locator('input[type=radio][value=bank]').check();
    await centre.getByRole('textbox', { name: t('member', 'deposit.amount') }).fill('200');
    await centre.locator('button[type=submit]').click();
    const bank = centre.getByRole('link', { name: t('member', 'deposit.toBankPage') });
    await expect(bank).toBeVisible();
    await expectNoFaults('journey-deposit');
    const payment = await context.newPage();
    await payment.goto((await bank.getAttribute('href')) ?? '');
    await expect(payment.locator('html')).toHaveAttribute('dir', 'rtl');
    await payment.locator('button.primary').click();
    await expect(centre.getByRole('status').filter({ hasText: /200\.00/ })).toBeVisible({ timeout: 60_000 });
    await payment.close();
  });

  await test.step('plays', async () => {
    await page.goto(`${site}/rng`);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await playRound(page);
    await expectNoFaults('journey-game');
  });

  await test.step('finds what a withdrawal needs', async () => {
    await page.goto(`${site}/member/withdraw`);
    await expect(centre.getByRole('heading', { level: 2 })).toHaveText(t('member', 'page.withdraw'));
    await expectNoFaults('journey-withdraw');
  });
  await context.close();
});

test('an agent logs in and reads the panels of its centre, in Chinese', async ({ browser, stack }) => {
  test.setTimeout(300_000);
  const { context, page, t } = await readAs(browser, stack, chinese);
  await page.getByRole('banner').getByRole('button', { name: t('shell', 'header.logIn') }).click();
  await fieldOf(dialogOf(page), 'username').fill('demo_agent');
  await fieldOf(dialogOf(page), 'password').fill(PASSWORD);
  await dialogOf(page).getByRole('button', { name: t('account', 'login.submit'), exact: true }).last().click();
  await leaveWelcome(page);

  await page.locator('header button[data-account]').first().click();
  await page.getByRole('link', { name: t('shell', 'header.agentCentre') }).click();
  const centre = page.getByRole('dialog', { name: t('agent', 'centre.title') });
  for (const panel of ['teamOverview', 'registerCenter', 'teamManagement', 'profitLoss', 'dailySalary']) {
    const name = t('agent', `page.${panel}`);
    await centre.getByRole('link', { name, exact: true }).click();
    await expect(centre.getByRole('heading', { level: 2 })).toHaveText(name);
    await expect(page).toHaveTitle(new RegExp(`^${name} · `));
  }
  await context.close();
});
