import { expect, keyboardOf, ledgerBalance, openAsMember, playRound, shownBalance, slotReady, test } from '../../src/index.ts';

test('a game in the frame launches, can be left while loading, resumes, goes full screen, and can be left when its vendor is down', async ({ page, stack }) => {
  test.setTimeout(180_000);
  const hall = `${stack.site()}/rng`;
  const openFirst = async () => {
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/game\?/);
  };
  const launches: string[] = [];
  page.on('request', (request) => request.url().includes('/wps/game/launchGame') && launches.push(request.url()));
  await openAsMember(page, hall);

  await test.step('is launched once by a click, and played', async () => {
    await openFirst();
    await slotReady(page);
    await playRound(page);
    expect(launches).toHaveLength(1);
    await expect(page.locator('iframe')).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin');
    await expect.poll(async () => (await shownBalance(page)) === (await ledgerBalance(page))).toBe(true);
  });

  await test.step('goes on with its round after a reload', async () => {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/spin') && response.request().method() === 'POST');
    await page.frameLocator('iframe').locator('body').press('Space');
    await answered;
    await page.reload();
    await slotReady(page);
    await expect.poll(async () => (await shownBalance(page)) === (await ledgerBalance(page))).toBe(true);
  });

  await test.step('fills the screen, and gives it back', async () => {
    await page.getByRole('button', { name: 'Full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.getAttribute('aria-label') ?? '')).toMatch(/^Game: /);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  });

  await test.step('is left with one step back, whatever history entries the game added', async () => {
    const game = page.frames().find((frame) => frame.parentFrame() !== null);
    await game?.evaluate(() => {
      history.pushState({}, '', '#one');
      history.pushState({}, '', '#two');
    });
    await expect.poll(() => page.evaluate(() => (history.state as Record<string, unknown>)['liveryGame'])).toBe(1);
    await page.goBack();
    await expect(page).toHaveURL(hall);
  });

  await test.step('takes the keyboard, and gives it back to the bar above', async () => {
    await keyboardOf(page).press(page.getByRole('main').getByRole('article').first().getByRole('link').first());
    await slotReady(page);
    await expect(page.locator('iframe')).toBeFocused();
    await keyboardOf(page).backTo(page.getByRole('button', { name: 'Leave the game' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(hall);
  });

  await test.step('shows that a vendor is down, and leads back', async () => {
    await page.route(`http://*:${stack.settings.vendorPort}/**`, (route) => route.abort());
    await openFirst();
    await expect(page.getByRole('alert')).toContainText('taking longer than usual', { timeout: 30_000 });
    await page.getByRole('alert').getByRole('button', { name: 'See other games' }).click();
    await expect(page).toHaveURL(hall);
  });
});
