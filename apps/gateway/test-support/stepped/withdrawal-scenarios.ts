import { asksToBePaid, ends, job, member, operator, paysByHand, told, type Scenario } from './scenario.ts';

const received = member('withdrawalConfirm', { said: 'received' });
const settle = (giveBack: string, more: object = {}) => operator('withdrawals:settle', { giveBack, note: 'The bank was asked.', ...more });
/** Minutes after which a withdrawal that nobody answered about counts as received. */
const LATER = 31;

const SENT = ['approved', 'approved, leased', 'sending, order noted, leased', 'provider: payout', 'sent', 'answered: the member asks to be paid'];
const PAID = ['the payout is paid', 'paid, awaited', 'answered: the provider calls back'];
const FAILED = ['the payout is failed', 'failed', 'answered: the provider calls back'];
const REVIEWED = ['review', 'answered: the member asks to be paid'];
const BY_HAND = ['approved, to be sent by hand', 'answered: the member asks to be paid'];

/** Every way that a withdrawal goes. Those up to 500.00 are approved at once. The fee is 1 % and 1.00. */
export const withdrawalScenarios: readonly Scenario[] = [
  {
    name: 'a withdrawal approved at once, paid and received', kind: 'withdrawal', amount: '201.00', change: -20_100n,
    acts: [asksToBePaid, ends('paid'), told(), received],
    shared: [],
    steps: [...SENT, ...PAID, 'paid, received', 'answered: the member calls withdrawalConfirm'],
  },
  {
    name: 'a withdrawal taken, approved by an operator, and paid', kind: 'withdrawal', amount: '601.00', change: -60_100n,
    acts: [asksToBePaid, operator('withdrawals:take'), operator('withdrawals:approve'), job(), ends('paid'), told(), received],
    shared: [],
    steps: [...REVIEWED, 'review, taken', 'answered: an operator calls withdrawals:take', 'approved', 'answered: an operator calls withdrawals:approve', 'approved, leased', 'sending, order noted, leased', 'provider: payout', 'sent', 'answered: the job comes', 'the payout is paid', 'paid, awaited', 'answered: the provider calls back', 'paid, received', 'answered: the member calls withdrawalConfirm'],
  },
  {
    name: 'a withdrawal refused by an operator', kind: 'withdrawal', amount: '602.00', change: 0n,
    acts: [asksToBePaid, operator('withdrawals:take'), operator('withdrawals:refuse', { note: 'Not to this account.' })],
    shared: REVIEWED,
    steps: ['review, taken', 'answered: an operator calls withdrawals:take', 'refused', 'answered: an operator calls withdrawals:refuse'],
  },
  {
    name: 'a withdrawal given up by its member', kind: 'withdrawal', amount: '603.00', change: 0n,
    acts: [asksToBePaid, member('withdrawalCancel')],
    shared: REVIEWED,
    steps: ['cancelled', 'answered: the member calls withdrawalCancel'],
  },
  {
    name: 'a withdrawal paid, as asking tells', kind: 'withdrawal', amount: '202.00', change: -20_200n,
    acts: [asksToBePaid, ends('paid'), job(), received],
    shared: SENT,
    steps: ['the payout is paid', 'sent, leased', 'provider: payoutQuery', 'paid, awaited', 'answered: the job comes', 'paid, received', 'answered: the member calls withdrawalConfirm'],
  },
  {
    name: 'a withdrawal sent by the second order, since the first was lost', kind: 'withdrawal', amount: '203.00', change: -20_300n,
    acts: [asksToBePaid, job(), ends('paid'), told(), received],
    shared: [],
    steps: ['approved', 'approved, leased', 'sending, order noted, leased', 'provider: payout', 'sending, order noted', 'answered: the member asks to be paid', 'sending, order noted, leased', 'provider: payoutQuery', 'sending, order noted, leased', 'provider: payout', 'sent', 'answered: the job comes', 'the payout is paid', 'paid, awaited', 'answered: the provider calls back', 'paid, received', 'answered: the member calls withdrawalConfirm'],
  },
  {
    name: 'a withdrawal sent, and the answer lost', kind: 'withdrawal', amount: '204.00', change: -20_400n,
    acts: [asksToBePaid, job(), ends('paid'), told(), received],
    shared: [],
    steps: ['approved', 'approved, leased', 'sending, order noted, leased', 'provider: payout', 'sending, order noted', 'answered: the member asks to be paid', 'sending, order noted, leased', 'provider: payoutQuery', 'sent', 'answered: the job comes', 'the payout is paid', 'paid, awaited', 'answered: the provider calls back', 'paid, received', 'answered: the member calls withdrawalConfirm'],
  },
  {
    name: 'a withdrawal refused by its provider', kind: 'withdrawal', amount: '205.00', change: 0n,
    acts: [asksToBePaid],
    shared: [],
    steps: ['approved', 'approved, leased', 'sending, order noted, leased', 'provider: payout', 'failed', 'answered: the member asks to be paid'],
  },
  {
    name: 'a withdrawal not paid by its provider', kind: 'withdrawal', amount: '206.00', change: 0n,
    acts: [asksToBePaid, ends('failed'), told()],
    shared: SENT,
    steps: FAILED,
  },
  {
    name: 'a withdrawal of which a part did not arrive', kind: 'withdrawal', amount: '207.00', change: -15_700n,
    acts: [asksToBePaid, ends('paid'), told(), member('withdrawalConfirm', { said: 'partly', missing: '50.00', note: 'less' }), settle('50.00', { from: 'house' })],
    shared: [...SENT, ...PAID],
    steps: ['paid, partly', 'answered: the member calls withdrawalConfirm', 'paid, settled', 'answered: an operator calls withdrawals:settle'],
  },
  {
    name: 'a withdrawal of which nothing arrived', kind: 'withdrawal', amount: '208.00', change: -308n,
    acts: [asksToBePaid, ends('paid'), told(), member('withdrawalConfirm', { said: 'missing', note: 'none' }), settle('204.92', { from: 'house' })],
    shared: [...SENT, ...PAID],
    steps: ['paid, missing', 'answered: the member calls withdrawalConfirm', 'paid, settled', 'answered: an operator calls withdrawals:settle'],
  },
  {
    name: 'a withdrawal that came back after it was paid', kind: 'withdrawal', amount: '209.00', change: -309n,
    acts: [asksToBePaid, ends('paid'), told(), ends('failed'), told(), settle('205.91')],
    shared: [...SENT, ...PAID],
    steps: ['the payout is failed', 'paid, awaited, look returned', 'answered: the provider calls back', 'paid, settled', 'answered: an operator calls withdrawals:settle'],
  },
  {
    name: 'a withdrawal paid after it had failed', kind: 'withdrawal', amount: '210.00', change: 0n,
    acts: [asksToBePaid, ends('failed'), told(), ends('paid'), told(), settle('0')],
    shared: [...SENT, ...FAILED],
    steps: ['the payout is paid', 'failed, look paid-after-all', 'answered: the provider calls back', 'failed', 'answered: an operator calls withdrawals:settle'],
  },
  {
    name: 'a withdrawal that nobody answers about', kind: 'withdrawal', amount: '211.00', change: -21_100n,
    acts: [asksToBePaid, ends('paid'), told(), job(LATER)],
    shared: [...SENT, ...PAID],
    steps: ['paid, awaited, leased', 'paid, forced', 'answered: the job comes'],
  },
  {
    name: 'a withdrawal approved at once, and sent by an operator', kind: 'withdrawal', amount: '212.00', byHand: true, change: -21_200n,
    acts: [asksToBePaid, operator('withdrawals:pay-out'), job(), ends('paid'), told(), received],
    shared: [],
    steps: [...BY_HAND, 'approved', 'answered: an operator calls withdrawals:pay-out', 'approved, leased', 'sending, order noted, leased', 'provider: payout', 'sent', 'answered: the job comes', 'the payout is paid', 'paid, awaited', 'answered: the provider calls back', 'paid, received', 'answered: the member calls withdrawalConfirm'],
  },
  {
    name: 'a withdrawal paid by hand', kind: 'withdrawal', amount: '213.00', byHand: true, change: -21_300n,
    acts: [asksToBePaid, paysByHand, received],
    shared: BY_HAND,
    steps: ['paid, awaited', 'answered: an operator pays by hand', 'paid, received', 'answered: the member calls withdrawalConfirm'],
  },
  {
    name: 'a withdrawal whose end an operator decides', kind: 'withdrawal', amount: '214.00', change: -21_400n,
    acts: [asksToBePaid, ends('paid'), operator('withdrawals:decide', { outcome: 'paid' }, { mayBeLate: true }), received],
    shared: SENT,
    steps: ['the payout is paid', 'paid, awaited', 'answered: an operator calls withdrawals:decide', 'paid, received', 'answered: the member calls withdrawalConfirm'],
  },
];
