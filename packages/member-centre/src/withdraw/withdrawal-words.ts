import { useMoneyText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import type { NoticeTone, Tone } from '@livery/ui-kit';
import type { Withdrawal } from './amounts.ts';

type Step = Withdrawal['steps'][number]['state'];
/** What is known of a payout that its provider told otherwise before. */
type Turn = 'amount' | 'returned' | 'paidAfterAll';
type Stage = Step | Turn;

/** Code of one that failed, was paid all the same, and was looked into. */
const PAID_AFTER_ALL = 'PAID_AFTER_ALL';

/** How a withdrawal shows. */
export interface WithdrawalWords {
  readonly tag: string;
  readonly tone: Tone;
  /** What happened and what happens next, in a sentence or two. */
  readonly sentence: string;
  readonly notice: NoticeTone;
  /** The stage that comes next; undefined where nothing does. */
  readonly next: string | undefined;
}

const tones: Readonly<Record<Stage, readonly [Tone, NoticeTone]>> = {
  created: ['info', 'info'],
  review: ['warning', 'info'],
  approved: ['info', 'info'],
  sending: ['info', 'info'],
  sent: ['info', 'info'],
  paid: ['success', 'success'],
  failed: ['danger', 'info'],
  refused: ['danger', 'info'],
  cancelled: ['neutral', 'info'],
  awaited: ['success', 'success'],
  received: ['success', 'success'],
  forced: ['success', 'info'],
  partly: ['warning', 'info'],
  missing: ['warning', 'info'],
  settled: ['neutral', 'info'],
  amount: ['warning', 'info'],
  returned: ['warning', 'info'],
  paidAfterAll: ['warning', 'info'],
};

/** Names of the stages, for rows and timelines. */
export function useStageNames(): Readonly<Record<Stage, string>> {
  const t = useText('member');
  return {
    created: t('withdraw.state.created'),
    review: t('withdraw.state.review'),
    approved: t('withdraw.state.approved'),
    sending: t('withdraw.state.sending'),
    sent: t('withdraw.state.sent'),
    paid: t('withdraw.state.paid'),
    failed: t('withdraw.state.failed'),
    refused: t('withdraw.state.refused'),
    cancelled: t('withdraw.state.cancelled'),
    awaited: t('withdraw.state.awaited'),
    received: t('withdraw.state.received'),
    forced: t('withdraw.state.forced'),
    partly: t('withdraw.state.partly'),
    missing: t('withdraw.state.missing'),
    settled: t('withdraw.state.settled'),
    amount: t('withdraw.look.amount'),
    returned: t('withdraw.look.returned'),
    paidAfterAll: t('withdraw.look.paidAfterAll'),
  };
}

/** What its provider told against what it had told before; undefined where nothing is. */
export function turnOf({ look, state, code }: Pick<Withdrawal, 'look' | 'state' | 'code'>): Turn | undefined {
  if (look === 'paid-after-all' || (state === 'failed' && code === PAID_AFTER_ALL)) return 'paidAfterAll';
  return look ?? undefined;
}

/** Where a withdrawal stands: what a person looks into, else its state, or after the payment what is said of its arrival. */
const stageOf = (withdrawal: Withdrawal): Stage => {
  const { state, confirmation } = withdrawal;
  return turnOf(withdrawal) ?? (state === 'paid' && confirmation !== null && confirmation !== 'awaited' ? confirmation : state);
};

/** What a withdrawal's stage means to its member. */
export function useWithdrawalWords(): (withdrawal: Withdrawal) => WithdrawalWords {
  const t = useText('member');
  const names = useStageNames();
  const money = useMoneyText();

  function sentenceOf(withdrawal: Withdrawal, stage: Stage): string {
    const { account: { lastFour: digits } } = withdrawal;
    const [amount, arrives] = [money(withdrawal.amount), money(withdrawal.arrives)];
    switch (stage) {
      case 'created':
      case 'review':
        return t('withdraw.now.review', { amount });
      case 'approved':
        return t('withdraw.now.approved');
      case 'sending':
        return t('withdraw.now.sending');
      case 'sent':
        return withdrawal.peers == null ? t('withdraw.now.sent', { arrives, digits }) : t('withdraw.now.peers', { arrives, digits });
      case 'paid':
      case 'awaited':
        return t('withdraw.now.paid', { arrives, digits });
      case 'received':
        return t('withdraw.now.received', { arrives });
      case 'forced':
        return t('withdraw.now.forced', { arrives });
      case 'partly':
        return t('withdraw.now.partly', { missing: money(withdrawal.missing ?? '0') });
      case 'missing':
        return t('withdraw.now.missing');
      case 'settled':
        if (withdrawal.code === 'REST_RETURNED') return t('withdraw.now.rest', { back: money(withdrawal.givenBack) });
        return Number(withdrawal.givenBack) > 0 ? t('withdraw.now.settledBack', { back: money(withdrawal.givenBack) }) : t('withdraw.now.settledNone');
      case 'failed':
        return withdrawal.code === 'NOT_MATCHED' ? t('withdraw.now.notMatched', { amount }) : t('withdraw.now.failed', { amount });
      case 'refused':
        return t('withdraw.now.refused', { amount });
      case 'cancelled':
        return t('withdraw.now.cancelled', { amount });
      case 'amount':
        return t('withdraw.now.amountDiffers', { arrives, digits });
      case 'returned':
        return t('withdraw.now.returned', { arrives, digits });
      case 'paidAfterAll':
        return withdrawal.look == null ? t('withdraw.now.paidTwice', { amount, arrives, digits }) : t('withdraw.now.paidAfterAll', { amount, arrives, digits });
    }
  }

  const nextOf = (stage: Stage, { peers, look }: Withdrawal): string | undefined =>
    look != null ? t('withdraw.next.look')
      : stage === 'created' || stage === 'review' ? t('withdraw.next.decide')
      : stage === 'approved' ? t('withdraw.next.send')
        : stage === 'sending' || stage === 'sent' ? (peers == null ? t('withdraw.next.pay') : t('withdraw.next.peers'))
          : stage === 'paid' ? t('withdraw.next.confirm')
            : stage === 'partly' || stage === 'missing' ? t('withdraw.next.look')
              : undefined;

  return (withdrawal) => {
    const stage = stageOf(withdrawal);
    return { tag: names[stage], tone: tones[stage][0], notice: tones[stage][1], sentence: sentenceOf(withdrawal, stage), next: nextOf(stage, withdrawal) };
  };
}
