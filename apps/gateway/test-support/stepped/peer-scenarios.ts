import { asksToPay, closes, decides, reopens, saysMissing, saysPartly, saysReceived, saysToHavePaid, showsPicture, takesBack, timeComes } from './peer-acts.ts';
import { asksToBePaid, job, type Act, type Scenario } from './scenario.ts';

/** Minutes after which a payment is over that nobody told of, or nobody answered about; and after which no more payers are looked for. */
const LATER = 21;
const OVER = 61;

const at = (minutes: number, act: Act): Act => ({ ...act, at: minutes });
const offer = [asksToBePaid, asksToPay('300.00')];
const told = [...offer, saysToHavePaid()];

// What is left of the withdrawal stands behind its state, and behind each bar where the deposit of a payer stands.
const OFFERED = ['approved', 'approved, leased', 'sending, order noted, leased', 'sending, order noted, offered 300.00, leased', 'sent, offered 300.00', 'answered: the member asks to be paid'];
/** A deposit until its payer knows whom to pay: `from` was left of the withdrawal, and `rest` is left then. */
const matched = (amount: string, rest: string, from = '300.00', others = '', who = 'a payer'): string[] => [
  `sent, offered ${from}${others} | created`, `sent, offered ${from}${others} | created, leased`,
  `sent, offered ${rest}${others} | created, reserved, leased`, `sent, offered ${rest}${others} | created, open, reserved`, `answered: ${who} asks to pay ${amount}`,
];
/** The payer of all of it says so. */
const saidPaid = (others = '', who = 'a payer'): string[] => [`sent, offered 0.00${others} | paid, open, told`, `answered: ${who} says to have paid`];
/** The payment that was left is received. */
const received = (before = '', others = '', confirmation = 'received'): string[] => [`paid, ${confirmation}, ended 0.00${others} | credited, money credited${before}, received`, 'answered: the member says that it arrived'];
/** Another member pays `amount` instead, or besides. */
const another = (amount: string, others: string, confirmation?: string): string[] => [
  ...matched(amount, '0.00', amount, others, 'another payer'), ...saidPaid(others, 'another payer'), ...received('', others, confirmation),
];

const MATCHED = [...OFFERED, ...matched('300.00', '0.00')];
const TOLD = [...MATCHED, ...saidPaid()];
const PICTURE = ['sent, offered 0.00 | created, open, shown, reserved', 'answered: a payer shows a picture'];
const PARTLY = ['sent, offered 0.00 | paid, open, partly', 'answered: the member says that 50.00 is missing', 'sent, offered 50.00 | credited, money credited, settled', 'answered: an operator calls peer-payments:settle'];
const MISSING = ['sent, offered 0.00 | paid, open, missing', 'answered: the member says that nothing arrived'];
const EXPIRED = ['sent, offered 0.00 | created, open, reserved, leased', 'sent, offered 300.00 | expired, lapsed', 'answered: the job comes to a payer'];

/** Every way that a withdrawal goes that other members pay, by their deposits. */
export const peerScenarios: readonly Scenario[] = [
  {
    name: 'a withdrawal that a member pays', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [30_000n],
    acts: [...told, saysReceived()],
    shared: [],
    steps: [...TOLD, ...received()],
  },
  {
    name: 'a payment that its payee has before its payer says so', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [30_000n],
    acts: [...offer, saysReceived(), saysToHavePaid()],
    shared: MATCHED,
    steps: [...received(), 'answered: a payer says to have paid'],
  },
  {
    name: 'a payment with a picture that its payee says nothing about', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [30_000n],
    acts: [...offer, showsPicture(), saysToHavePaid(), timeComes(LATER)],
    shared: MATCHED,
    steps: [...PICTURE, 'sent, offered 0.00 | paid, open, shown, told', 'answered: a payer says to have paid', 'paid, forced, ended 0.00 | credited, money credited, shown, forced', 'answered: its time is over'],
  },
  {
    name: 'a payment without a picture that its payee says nothing about at first, and finds', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [30_000n],
    acts: [...told, timeComes(LATER), at(LATER, saysReceived())],
    shared: TOLD,
    steps: ['sent, offered 0.00 | paid, open, missing', 'answered: its time is over', ...received()],
  },
  {
    name: 'a payment that a picture alone tells of when its time is over', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [30_000n],
    acts: [...offer, showsPicture(), job(LATER, 1), at(LATER, saysReceived())],
    shared: [...MATCHED, ...PICTURE],
    steps: ['sent, offered 0.00 | created, open, shown, reserved, leased', 'sent, offered 0.00 | paid, open, shown, told', 'answered: the job comes to a payer', ...received(', shown')],
  },
  {
    name: 'a payment that arrived in part, as an operator decides, and whose rest goes back', kind: 'withdrawal', amount: '300.00', change: -25_000n, payers: [25_000n],
    acts: [...told, saysPartly('50.00'), decides('250'), closes],
    shared: TOLD,
    steps: [...PARTLY, 'paid, settled, ended 50.00 | credited, money credited, settled', 'answered: an operator calls peer-payments:close'],
  },
  {
    name: 'a payment that arrived in part, and whose rest another member pays', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [25_000n, 5_000n],
    acts: [...told, saysPartly('50.00'), decides('250'), asksToPay('50.00', 2), saysToHavePaid(2), saysReceived(2)],
    shared: [...TOLD, ...PARTLY],
    steps: another('50.00', ' | credited, money credited, settled', 'settled'),
  },
  {
    name: 'a payment that is missed, and arrived as an operator decides', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [30_000n],
    acts: [...told, saysMissing(), decides('300')],
    shared: TOLD,
    steps: [...MISSING, 'paid, settled, ended 0.00 | credited, money credited, settled', 'answered: an operator calls peer-payments:settle'],
  },
  {
    name: 'a payment that is missed, and did not arrive as an operator decides', kind: 'withdrawal', amount: '300.00', change: 0n, payers: [0n],
    acts: [...told, saysMissing(), decides('0'), timeComes(OVER)],
    shared: [...TOLD, ...MISSING],
    steps: ['sent, offered 300.00 | refused, settled', 'answered: an operator calls peer-payments:settle', 'failed, ended 300.00 | refused, settled', 'answered: its time is over'],
  },
  {
    name: 'a payment that is missed, and found', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [30_000n],
    acts: [...told, saysMissing(), saysReceived()],
    shared: [...TOLD, ...MISSING],
    steps: received(),
  },
  {
    name: 'a payment that nobody tells of in time, and one of another member instead', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [0n, 30_000n],
    acts: [...offer, job(LATER, 1), at(LATER, asksToPay('300.00', 2)), at(LATER, saysToHavePaid(2)), at(LATER, saysReceived(2))],
    shared: MATCHED,
    steps: [...EXPIRED, ...another('300.00', ' | expired, lapsed')],
  },
  {
    name: 'a payment that nobody tells of in time, and that an operator has asked about once more', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [30_000n],
    acts: [...offer, job(LATER, 1), at(LATER, reopens()), at(LATER, saysReceived())],
    shared: [...MATCHED, ...EXPIRED],
    steps: ['sent, offered 0.00 | paid, open, told', 'answered: an operator calls peer-payments:reopen', ...received()],
  },
  {
    name: 'a payment that is taken back, and one of another member instead', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [0n, 30_000n],
    acts: [...offer, takesBack(), asksToPay('300.00', 2), saysToHavePaid(2), saysReceived(2)],
    shared: MATCHED,
    steps: ['sent, offered 300.00 | cancelled, lapsed', 'answered: a payer takes it back', ...another('300.00', ' | cancelled, lapsed')],
  },
  {
    name: 'a payment that is taken back when nobody else is looked for any more', kind: 'withdrawal', amount: '300.00', change: 0n, payers: [0n],
    acts: [...offer, closes, takesBack()],
    shared: MATCHED,
    steps: ['sent, closed 0.00 | created, open, reserved', 'answered: an operator calls peer-payments:close', 'failed, ended 300.00 | cancelled, lapsed', 'answered: a payer takes it back'],
  },
  {
    name: 'a withdrawal that two members pay', kind: 'withdrawal', amount: '300.00', change: -30_000n, payers: [20_000n, 10_000n],
    acts: [asksToBePaid, asksToPay('200.00'), asksToPay('100.00', 2), saysToHavePaid(2), saysReceived(2), saysToHavePaid(), saysReceived()],
    shared: OFFERED,
    steps: [
      ...matched('200.00', '100.00'), ...matched('100.00', '0.00', '100.00', ' | created, open, reserved', 'another payer'), ...saidPaid(' | created, open, reserved', 'another payer'),
      'sent, offered 0.00 | created, open, reserved | credited, money credited, received', 'answered: the member says that it arrived',
      'sent, offered 0.00 | paid, open, told | credited, money credited, received', 'answered: a payer says to have paid', ...received('', ' | credited, money credited, received'),
    ],
  },
  {
    name: 'a withdrawal that a member pays in part, and whose rest goes back in time', kind: 'withdrawal', amount: '300.00', change: -20_000n, payers: [20_000n],
    acts: [asksToBePaid, asksToPay('200.00'), saysToHavePaid(), saysReceived(), timeComes(OVER)],
    shared: [...OFFERED, ...matched('200.00', '100.00')],
    steps: [
      'sent, offered 100.00 | paid, open, told', 'answered: a payer says to have paid', 'sent, offered 100.00 | credited, money credited, received', 'answered: the member says that it arrived',
      'paid, settled, ended 100.00 | credited, money credited, received', 'answered: its time is over',
    ],
  },
  {
    name: 'a withdrawal for which nobody is found', kind: 'withdrawal', amount: '300.00', change: 0n, payers: [0n],
    acts: [asksToBePaid, asksToPay('295.00'), timeComes(OVER)],
    shared: OFFERED,
    steps: ['sent, offered 300.00 | created', 'sent, offered 300.00 | created, leased', 'sent, offered 300.00 | refused', 'answered: a payer asks to pay 295.00', 'failed, ended 300.00 | refused', 'answered: its time is over'],
  },
];
