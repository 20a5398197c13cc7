import { asksToPayIn, creditsByStatement, gaveUp, job, member, operator, pays, told, type Scenario } from './scenario.ts';

const refund = operator('deposits:refund', { note: 'It goes back to you.' });

/** Minutes after which a deposit is out of time. */
const LATER = 31;

const OPENED = ['created', 'created, leased', 'provider: payIn', 'created, open', 'answered: the member asks to pay in'];
/** A refund that is ordered of the provider. */
const ORDERED = [
  'the payer pays', 'review, look less, money held', 'answered: the provider calls back', 'review, money refunding', 'answered: an operator calls deposits:refund',
  'review, money refunding, leased', 'review, money refunding sent, leased', 'provider: refund',
];

/** Every way that a deposit goes. */
export const depositScenarios: readonly Scenario[] = [
  {
    name: 'a deposit credited by a callback', kind: 'deposit', amount: '101.00', change: 9_848n,
    acts: [asksToPayIn(), pays(), told()],
    shared: [],
    steps: [...OPENED, 'the payer pays', 'credited, money credited', 'answered: the provider calls back'],
  },
  {
    name: 'a deposit credited by asking, after its member said to have paid', kind: 'deposit', amount: '102.00', change: 9_947n,
    acts: [asksToPayIn(), pays(), member('depositPaid', { note: 'by app' }), job()],
    shared: OPENED,
    steps: ['the payer pays', 'paid, open', 'answered: the member calls depositPaid', 'paid, open, leased', 'provider: payInQuery', 'credited, money credited, leased', 'credited, money credited', 'answered: the job comes'],
  },
  {
    name: 'a deposit credited after its provider had given it up', kind: 'deposit', amount: '103.00', change: 10_045n,
    acts: [asksToPayIn(), pays(), gaveUp, told()],
    shared: OPENED,
    steps: ['the payer pays', 'expired', 'answered: the provider tells that its time is over', 'seen, money held', 'credited, money credited', 'answered: the provider calls back'],
  },
  {
    name: 'a deposit opened by the second order, since the first was lost', kind: 'deposit', amount: '104.00', change: 10_144n,
    acts: [asksToPayIn(), job(), pays(), told()],
    shared: [],
    steps: ['created', 'created, leased', 'provider: payIn', 'created', 'answered: the member asks to pay in', 'created, leased', 'provider: payIn', 'created, open', 'answered: the job comes', 'the payer pays', 'credited, money credited', 'answered: the provider calls back'],
  },
  {
    name: 'a deposit opened by the second order, since the answer to the first was lost', kind: 'deposit', amount: '105.00', change: 10_242n,
    acts: [asksToPayIn(), job(), pays(), told()],
    shared: [],
    steps: ['created', 'created, leased', 'provider: payIn', 'created', 'answered: the member asks to pay in', 'created, leased', 'provider: payIn', 'created, open', 'answered: the job comes', 'the payer pays', 'credited, money credited', 'answered: the provider calls back'],
  },
  {
    name: 'a deposit refused by its provider', kind: 'deposit', amount: '106.00', change: 0n,
    acts: [asksToPayIn()],
    shared: [],
    steps: ['created', 'created, leased', 'provider: payIn', 'refused', 'answered: the member asks to pay in'],
  },
  {
    name: 'a deposit refused by an operator', kind: 'deposit', amount: '107.00', change: 0n,
    acts: [asksToPayIn(), operator('deposits:refuse', { note: 'The account is not yours.' })],
    shared: OPENED,
    steps: ['refused', 'answered: an operator calls deposits:refuse'],
  },
  {
    name: 'a deposit given up by its member, paid all the same, and credited by an operator', kind: 'deposit', amount: '108.00', change: 10_538n,
    acts: [asksToPayIn(), member('depositCancel'), pays(), told(), operator('deposits:credit')],
    shared: OPENED,
    steps: ['cancelled', 'answered: the member calls depositCancel', 'the payer pays', 'review, look late, money held', 'answered: the provider calls back', 'credited, money credited', 'answered: an operator calls deposits:credit'],
  },
  {
    name: 'a deposit paid with less, and refunded', kind: 'deposit', amount: '109.00', change: 0n,
    acts: [asksToPayIn(), pays('5000'), told(), refund, job()],
    shared: OPENED,
    steps: [...ORDERED, 'refunded, money refunded, leased', 'refunded, money refunded', 'answered: the job comes'],
  },
  {
    name: 'a deposit paid with more, its refund lost at first', kind: 'deposit', amount: '110.00', change: 0n,
    acts: [asksToPayIn(), pays('12345'), told(), refund, job(), job()],
    shared: OPENED,
    steps: ['the payer pays', 'review, look more, money held', 'answered: the provider calls back', 'review, money refunding', 'answered: an operator calls deposits:refund', 'review, money refunding, leased', 'review, money refunding sent, leased', 'provider: refund', 'review, money refunding sent', 'answered: the job comes', 'review, money refunding sent, leased', 'review, money refunding sent, leased', 'provider: refund', 'refunded, money refunded, leased', 'refunded, money refunded', 'answered: the job comes'],
  },
  {
    name: 'a deposit paid with less, its refund refused, and credited', kind: 'deposit', amount: '111.00', change: 6_499n,
    acts: [asksToPayIn(), pays('6700'), told(), refund, job(), operator('deposits:credit')],
    shared: [...OPENED, ...ORDERED],
    steps: ['review, look less, money held, leased', 'review, look less, money held', 'answered: the job comes', 'credited, money credited', 'answered: an operator calls deposits:credit'],
  },
  {
    name: 'a deposit paid twice, and the second payment refunded', kind: 'deposit', amount: '112.00', change: 10_932n,
    acts: [asksToPayIn(), pays(), told(), pays(), told(), refund, job()],
    shared: OPENED,
    steps: ['the payer pays', 'credited, money credited', 'answered: the provider calls back', 'the payer pays', 'credited, look twice, money credited + held', 'answered: the provider calls back', 'credited, money credited + refunding', 'answered: an operator calls deposits:refund', 'credited, money credited + refunding, leased', 'credited, money credited + refunding sent, leased', 'provider: refund', 'credited, money credited + refunded, leased', 'credited, money credited + refunded', 'answered: the job comes'],
  },
  {
    name: 'a deposit found by an operator before its provider told of it', kind: 'deposit', amount: '113.00', change: 11_030n,
    acts: [asksToPayIn(), pays(), creditsByStatement, told()],
    shared: OPENED,
    steps: ['the payer pays', 'credited, money credited', 'answered: an operator credits by a statement', 'credited, money credited', 'answered: the provider calls back'],
  },
  {
    name: 'a deposit out of time', kind: 'deposit', amount: '114.00', change: 0n,
    acts: [asksToPayIn(), job(LATER)],
    shared: OPENED,
    steps: ['created, open, leased', 'provider: payInQuery', 'expired', 'answered: the job comes'],
  },
  {
    name: 'a deposit paid too late, and found by asking', kind: 'deposit', amount: '115.00', change: 0n,
    acts: [asksToPayIn(), job(LATER), pays(undefined, LATER), job(LATER)],
    shared: OPENED,
    steps: ['created, open, leased', 'provider: payInQuery', 'expired', 'answered: the job comes', 'the payer pays', 'expired, leased', 'provider: payInQuery', 'review, look late, money held, leased', 'review, look late, money held', 'answered: the job comes'],
  },
];
