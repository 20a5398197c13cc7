import { randomUUID } from 'node:crypto';
import type { Check } from '../check.ts';
import { NotTried } from '../verdicts.ts';
import { codeOf, fieldsOf, valueIn } from '../exchange.ts';
import { holds, needed, refused, valueOf } from '../expect.ts';
import { withProof } from '../proof.ts';
import { answerChecks } from './answers.ts';

const credentials = (name: string, password: string): object => ({ username: name, password, type: 'username' });

/** Sessions: how they begin, what they show, how they end. */
export const sessionChecks: readonly Check[] = [
  {
    id: 'login.right',
    profile: 'account',
    expects: 'loginV2 with a right password opens a session, or asks for a second factor.',
    because: 'It is what the form of login sends.',
    async run({ accounts }) {
      const account = await accounts.member();
      valueOf('loginV2', await accounts.login(account));
    },
  },
  {
    id: 'login.wrong',
    profile: 'account',
    expects: 'loginV2 with a wrong password is refused with LOGIN_FAILED.',
    because: 'The form says so and stays open.',
    async run({ client, accounts }) {
      const { name } = await accounts.member();
      refused(await withProof(client, 'loginV2', credentials(name, 'Wrong-one-1')), 'LOGIN_FAILED');
    },
  },
  {
    id: 'login.nobody',
    profile: 'account',
    expects: 'A user name that nobody has is refused with the same code and the same words as a wrong password.',
    because: 'Otherwise anybody could find out who has an account.',
    async run({ client, accounts }) {
      const { name } = await accounts.member();
      const wrong = await withProof(client, 'loginV2', credentials(name, 'Wrong-one-2'));
      if (codeOf(wrong) !== 'LOGIN_FAILED') throw new NotTried('A wrong password is not refused with LOGIN_FAILED: see login.wrong.');
      // Another name each time: attempts are counted by name, too.
      const nobody = await withProof(client, 'loginV2', credentials(`nobody${randomUUID().slice(0, 6)}`, 'Wrong-one-2'));
      refused(nobody, 'LOGIN_FAILED');
      holds(fieldsOf(nobody.json)['message'] === fieldsOf(wrong.json)['message'], 'The messages differ.', nobody);
    },
  },
  {
    id: 'member.info',
    profile: 'account',
    expects: 'memberInfo answers with the account that the token belongs to.',
    because: 'The header shows its name, and the guards of pages go by its type.',
    async run({ client, accounts }) {
      const { name, token } = await accounts.member();
      const exchange = await client.call('memberInfo', {}, { token });
      const { account } = valueOf('memberInfo', exchange);
      holds(account.toLowerCase() === name.toLowerCase(), `The account is ${account} instead of ${name}.`, exchange);
    },
  },
  {
    id: 'member.balance',
    profile: 'account',
    expects: 'balance answers with decimals as text, the currency and a version that never goes back.',
    because: 'The header shows it, and a late answer must not overwrite a newer one.',
    async run({ client, accounts }) {
      const { token } = await accounts.member();
      const first = valueOf('balance', await client.call('balance', {}, { token }));
      const exchange = await client.call('balance', {}, { token });
      holds(valueOf('balance', exchange).version >= first.version, 'The version has gone back.', exchange);
    },
  },
  ...answerChecks([{ call: 'security', profile: 'account', by: 'member', because: 'The page “My account” is drawn from it, and the change of password says by it whether there is one.' }]),
  {
    id: 'session.other-merchant',
    profile: 'account',
    expects: 'A token of one merchant is worth nothing at another.',
    because: 'Merchants of one server are apart.',
    async run({ client, accounts, otherMerchant }) {
      const { token } = await accounts.member();
      needed('memberInfo', await client.call('memberInfo', {}, { token }));
      refused(await client.call('memberInfo', {}, { token, merchantCode: otherMerchant ?? 'NOBODY99' }), 'NOT_LOGGED_IN', 'SESSION_EXPIRED', 'MERCHANT_MISMATCH', 'MERCHANT_UNKNOWN');
    },
  },
  {
    id: 'session.logout',
    profile: 'account',
    expects: 'logout ends the session: its token is refused from then on.',
    because: 'Who logs out on a computer that others use relies on it.',
    async run({ client, accounts }) {
      const token = await accounts.again(await accounts.member());
      valueOf('logout', await client.call('logout', {}, { token }));
      refused(await client.call('memberInfo', {}, { token }), 'NOT_LOGGED_IN', 'SESSION_EXPIRED');
    },
  },
  {
    id: 'session.replaced',
    profile: 'account',
    expects: 'A login that carries the token of a session ends that session.',
    because: 'Where somebody else logs in to a page, the session before must not stay open.',
    async run({ client, accounts }) {
      const account = await accounts.member();
      const former = await accounts.again(account);
      needed('memberInfo', await client.call('memberInfo', {}, { token: await accounts.again(account, former) }));
      refused(await client.call('memberInfo', {}, { token: former }), 'NOT_LOGGED_IN', 'SESSION_EXPIRED');
    },
  },
  {
    id: 'session.apart',
    profile: 'account',
    expects: 'The sessions of an account are apart: the end of one leaves the others.',
    because: 'People use a phone and a computer.',
    async run({ client, accounts }) {
      const account = await accounts.member();
      needed('logout', await client.call('logout', {}, { token: await accounts.again(account) }));
      const exchange = await client.call('memberInfo', {}, { token: account.token });
      holds(valueIn(exchange) !== undefined, 'The other session has ended too.', exchange);
    },
  },
];

const NEW = 'Another-horse-8';

/** What a change of password refuses, and one that is carried out, on an account of this run. */
export const passwordChecks: readonly Check[] = [
  {
    id: 'password.plain',
    profile: 'account',
    expects: 'changePassword is refused with ENCRYPTION_REQUIRED where its body is not sealed.',
    because: 'A password must not travel readable through proxies and their logs.',
    async run({ client, accounts }) {
      const { password, token } = await accounts.member();
      refused(await client.call('changePassword', { oldPassword: password, newPassword: NEW, confirmNewPassword: NEW }, { token, plain: true }), 'ENCRYPTION_REQUIRED');
    },
  },
  {
    id: 'password.wrong',
    profile: 'account',
    expects: 'A change with a wrong present password is refused with PASSWORD_WRONG.',
    because: 'Who finds a page open must not get the account.',
    async run({ client, accounts }) {
      const { token } = await accounts.member();
      refused(await client.call('changePassword', { oldPassword: 'Wrong-one-3', newPassword: NEW, confirmNewPassword: NEW }, { token }), 'PASSWORD_WRONG');
    },
  },
  {
    id: 'password.unequal',
    profile: 'account',
    expects: 'Two new passwords that differ are refused with VALIDATION_FAILED at confirmNewPassword.',
    because: 'Who mistyped the first would be locked out.',
    async run({ client, accounts }) {
      const { password, token } = await accounts.member();
      const exchange = await client.call('changePassword', { oldPassword: password, newPassword: NEW, confirmNewPassword: `${NEW}x` }, { token });
      refused(exchange, 'VALIDATION_FAILED');
      holds(JSON.stringify(valueIn(exchange)).includes('confirmNewPassword'), 'The refusal does not name confirmNewPassword.', exchange);
    },
  },
  {
    id: 'password.same',
    profile: 'account',
    expects: 'The present password as the new one is refused with PASSWORD_UNCHANGED.',
    because: 'A forced change would otherwise change nothing.',
    async run({ client, accounts }) {
      const { password, token } = await accounts.member();
      refused(await client.call('changePassword', { oldPassword: password, newPassword: password, confirmNewPassword: password }, { token }), 'PASSWORD_UNCHANGED');
    },
  },
  {
    id: 'password.changed',
    profile: 'account',
    expects: 'After changePassword the new password logs in, and the old one is refused with LOGIN_FAILED.',
    because: 'Whoever changes a password that others know relies on it.',
    async run({ client, accounts }) {
      // Of its own: sessions may end with the password.
      const { name, password } = await accounts.spare();
      const token = await accounts.again({ name, password });
      valueOf('changePassword', await client.call('changePassword', { oldPassword: password, newPassword: NEW, confirmNewPassword: NEW }, { token }));
      valueOf('loginV2', await accounts.login({ name, password: NEW }));
      refused(await accounts.login({ name, password }), 'LOGIN_FAILED');
    },
  },
];
