import { call, PASSWORD } from '../src/index.ts';
import { amountOf, ask, button, field, fillPasswords, layerOf, PIN, submit } from './centre-acts.ts';
import type { Act } from './centre-acts.ts';
import type { Viewer } from './centre-looks.ts';
import { sessionOf } from './centre-pages.ts';

/** A blank picture. */
const PICTURE = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

const openDeposit = async (viewer: Viewer): Promise<string> => {
  const from = await sessionOf(viewer.site, 'demo_member');
  const { records } = await call('deposits', { which: 'open' } as never, from);
  if (records[0] !== undefined) return records[0].id;
  const { methods } = await call('depositMethods', undefined, from);
  const { deposit } = await call('depositCreate', { method: 'bank', amount: methods.find(({ code }) => code === 'bank')?.least ?? '', returnPath: '/member/depositv2' }, from);
  return deposit.id;
};

/** Something that a member does in the centre. */
interface MemberAct extends Act {
  /** Of somebody who has just registered, rather than of the demo's member. */
  readonly fresh?: true;
}
const part = (name: string): string => `/member/securityCenter?part=${name}`;

const all: Readonly<Record<string, MemberAct>> = {
  'profile-save': { fresh: true, address: part('profile'), fill: (viewer) => layerOf(viewer).locator('form input').first().fill('Mira Santos'), press: submit },
  'transactionPassword-set': {
    fresh: true,
    address: part('transactionPassword'),
    async fill(viewer) {
      await fillPasswords(viewer, '482915');
      await field(viewer, 'password').fill(PASSWORD);
    },
    press: submit,
  },
  'email-code': { fresh: true, address: part('email'), fill: (viewer) => layerOf(viewer).locator('form input').first().fill('mira.santos@mail.example'), press: (viewer) => layerOf(viewer).locator('button[data-state=idle]').first().click() },
  'phone-code': { fresh: true, address: part('phone'), fill: (viewer) => layerOf(viewer).locator('input[type=tel]').first().fill('7700900345'), press: (viewer) => layerOf(viewer).locator('button[data-state=idle]').first().click() },
  'avatar-save': { fresh: true, address: part('avatar'), fill: (viewer) => layerOf(viewer).locator('input[type=radio]').nth(2).check({ force: true }), press: (viewer) => button(viewer, 'avatar.save').click() },
  'documents-upload': {
    fresh: true,
    address: part('documents'),
    fill: (viewer) => layerOf(viewer).locator('input[type=radio]').nth(1).check({ force: true }),
    press: (viewer) => layerOf(viewer).locator('input[type=file]').first().setInputFiles({ name: 'passport.png', mimeType: 'image/png', buffer: PICTURE }),
  },
  'secondFactor-start': { fresh: true, address: '/member/securityCenter/secondFactor', press: (viewer) => button(viewer, 'factor.start').click() },
  'secondFactor-confirm': {
    fresh: true,
    address: '/member/securityCenter/secondFactor',
    async fill(viewer) {
      await button(viewer, 'factor.start').click();
      await field(viewer, 'password').fill(PASSWORD);
      await layerOf(viewer).locator('input[autocomplete=one-time-code]').first().fill('123456');
    },
    press: submit,
  },
  'payoutAccounts-add': {
    address: part('payoutAccounts'),
    async fill(viewer) {
      await button(viewer, 'payout.add').click();
      await layerOf(viewer).locator('form button[aria-haspopup=listbox]').click();
      await viewer.page.getByRole('option').first().click();
      await field(viewer, 'number').fill('001234567890');
      await field(viewer, 'holder').fill('Demo Member');
      await fillPasswords(viewer, PIN);
    },
    press: submit,
  },
  'devices-end': {
    address: part('devices'),
    fill: (viewer) => ask(viewer, 'devices.endAll'),
    press: (viewer) => button(viewer, 'devices.endAll').click(),
  },
  'transferFund-move': { address: '/member/transferFund', fill: (viewer) => amountOf(viewer).fill('12.50'), press: submit },
  'depositv2-ask': { address: '/member/depositv2', fill: (viewer) => amountOf(viewer).fill('200'), press: submit },
  'depositv2-paid': { address: async (viewer) => `/member/depositv2?deposit=${await openDeposit(viewer)}`, press: (viewer) => button(viewer, 'deposit.havePaid').click() },
  'depositv2-cancel': { address: async (viewer) => `/member/depositv2?deposit=${await openDeposit(viewer)}`, fill: (viewer) => ask(viewer, 'deposit.cancel'), press: (viewer) => button(viewer, 'deposit.cancelConfirm').click() },
  'withdraw-ask': {
    address: '/member/withdraw',
    async fill(viewer) {
      await amountOf(viewer).fill('200');
      await fillPasswords(viewer, PIN);
    },
    press: submit,
  },
  'transferUpline-ask': {
    address: '/member/transferUpline',
    async fill(viewer) {
      await amountOf(viewer).fill('10');
      await button(viewer, 'transfer.next').click();
      await fillPasswords(viewer, PIN);
    },
    press: submit,
  },
  'manualRebate-collect': { address: '/member/manualRebate', press: (viewer) => button(viewer, 'cashback.collect').first().click() },
  'messageV2-read-all': { address: '/member/messageV2', press: (viewer) => button(viewer, 'inbox.readAll').click() },
  'messageV2-delete': {
    address: '/member/messageV2',
    async fill(viewer) {
      await layerOf(viewer).getByRole('heading', { level: 3 }).last().getByRole('button').click();
      await ask(viewer, 'inbox.delete');
    },
    press: (viewer) => button(viewer, 'inbox.delete').click(),
  },
};

/** What members do in the centre, by name. @param fresh those of somebody who has just registered, rather than of the demo's member */
export const memberActs = (fresh: boolean): Readonly<Record<string, Act>> => Object.fromEntries(Object.entries(all).filter(([, act]) => (act.fresh ?? false) === fresh));
