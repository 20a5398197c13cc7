import { expect, expectNoAxeFindings, freshName, makeAccount, openAsMember, test } from '../../src/index.ts';

test('an agent makes a link, a member registers through it, and stands in the team', async ({ page, stack }) => {
  test.setTimeout(180_000);
  const site = stack.site();
  await openAsMember(page, `${site}/agent/registerCenter`, 'demo_agent');
  const centre = page.getByRole('dialog', { name: 'Agent centre' });
  const note = freshName();

  const code = await test.step('makes a link for players with a rate below its own', async () => {
    await centre.getByRole('textbox', { name: /^Rate in per cent/ }).fill('1.5', { timeout: 60_000 });
    await centre.getByRole('textbox', { name: 'Note for yourself' }).fill(note);
    await centre.getByRole('button', { name: 'Make the link' }).click();
    const entry = centre.getByRole('listitem').filter({ hasText: note });
    await expect(entry.getByText('May be used')).toBeVisible();
    await entry.getByRole('button', { name: /^QR code of the link/ }).click();
    await expect(entry.getByRole('img', { name: /^QR code of the link/ })).toBeVisible();
    await expectNoAxeFindings(page);
    return (await entry.locator('[data-name] bdi').first().textContent()) ?? '';
  });

  const { username } = await makeAccount(site, { affiliateCode: code });

  await test.step('finds the new member in its team, with the rate of the link', async () => {
    await centre.getByRole('link', { name: 'Team management' }).click();
    await expect(centre.getByText(username)).toBeVisible();
    await centre.getByRole('searchbox').fill(username.slice(0, -1));
    const row = centre.getByRole('row').filter({ hasText: username });
    await expect(row.getByText('1.5 %')).toBeVisible();
    await expectNoAxeFindings(page);
  });

  await test.step('sees its team at a glance', async () => {
    await centre.getByRole('link', { name: 'Team overview' }).click();
    await expect(centre.getByText('Members of your team')).toBeVisible();
    await expectNoAxeFindings(page);
  });
});
