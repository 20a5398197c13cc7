import { call, codeTo, comeFrom, expect, expectLoggedIn, expectNoAxeFindings, freshAddress, logInAs, makeAccount, PASSWORD, takeSession, test } from '../../src/index.ts';

const PIN = '246810';
const NEXT_PIN = '135791';

test('a member ends the login of another device, proves an e-mail address, and sets and changes the transaction password', async ({ page, openContext, context, stack }) => {
  test.setTimeout(120_000);
  const { username, from } = await makeAccount(stack.site());
  await comeFrom(context, from.ip);
  await takeSession(page, from.token, `${stack.site()}/member/securityCenter`);
  const centre = page.getByRole('dialog', { name: 'Member centre' });
  const field = (label: RegExp) => centre.getByLabel(label);

  await test.step('ends the other login, whose page learns of it at once', async () => {
    const elsewhere = await openContext();
    await comeFrom(elsewhere, from.ip);
    const other = await elsewhere.newPage();
    await other.goto(`${stack.site()}/login`);
    await logInAs(other, username, PASSWORD);
    await expectLoggedIn(other);
    await centre.getByRole('link', { name: 'See devices' }).click();
    await expect(centre.getByRole('heading', { name: 'Devices and logins' })).toBeFocused();
    await expect(centre.getByRole('list', { name: 'Open logins' }).getByRole('listitem')).toHaveCount(2);
    await expectNoAxeFindings(page);
    await centre.getByRole('button', { name: 'End', exact: true }).click();
    await expect(centre.getByText('Your account is logged in nowhere else.')).toBeVisible();
    await expect(other.getByText('Your session has ended')).toBeVisible();
    await centre.getByRole('button', { name: 'Account overview' }).click();
  });

  await test.step('gives the account an address of e-mail, by the code that is sent there', async () => {
    const email = `${username}@mail.example`;
    await centre.getByRole('link', { name: 'Add an email address' }).click();
    await field(/^New email address/).fill(email);
    await centre.getByRole('button', { name: 'Send code' }).click();
    await expect(field(/^Code from the email/)).toBeFocused();
    await expectNoAxeFindings(page);
    await field(/^Code from the email/).fill(await codeTo(stack, email));
    await field(/^Present password/).fill(PASSWORD);
    await centre.getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(centre.getByRole('link', { name: 'Change email address' })).toBeVisible();
    expect(await call('security', undefined, from)).toMatchObject({ emailProved: true });
  });

  const twice = async (pin: string) => {
    await field(/^New transaction password\W*$/).fill(pin);
    await field(/^New transaction password again/).fill(pin);
    await centre.getByRole('button', { name: 'Save' }).click();
  };

  await test.step('sets the transaction password with the login password', async () => {
    await centre.getByRole('link', { name: 'Set a transaction password' }).click();
    await field(/^Present password/).fill(PASSWORD);
    await twice(PIN);
    await expect(page.getByText('Your transaction password is saved.').first()).toBeVisible();
    expect(await call('security', undefined, from)).toMatchObject({ transactionPassword: true });
  });

  await test.step('changes it by means of the former one', async () => {
    await centre.getByRole('link', { name: 'Change transaction password' }).click();
    await field(/^Present transaction password/).fill(NEXT_PIN);
    await twice(NEXT_PIN);
    await expect(centre.getByText('This is not your transaction password. Please check it.')).toBeVisible();
    await expectNoAxeFindings(page);
    await field(/^Present transaction password/).fill(PIN);
    await centre.getByRole('button', { name: 'Save' }).click();
    await expect(centre.getByRole('link', { name: 'Change transaction password' })).toBeVisible();
    await expect(call('changePaymentPassword', { oldPaymentPassword: NEXT_PIN, paymentPassword: PIN, confirmPaymentPassword: PIN }, { ...from, ip: freshAddress() })).resolves.toEqual({ changed: true });
  });
});
