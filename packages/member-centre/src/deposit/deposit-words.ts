import { useMoneyText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { useFormat } from '@livery/i18n';
import type { NoticeTone, Tone } from '@livery/ui-kit';
import type { Deposit } from './fee.ts';

/** How a state shows. */
export interface StateWords {
  readonly tag: string;
  readonly tone: Tone;
  /** What happened and what happens next, in a sentence or two. */
  readonly sentence: string;
  readonly notice: NoticeTone;
}

const tones: Readonly<Record<Deposit['state'], readonly [Tone, NoticeTone]>> = {
  created: ['info', 'info'],
  paid: ['info', 'info'],
  seen: ['info', 'info'],
  review: ['warning', 'info'],
  credited: ['success', 'success'],
  expired: ['neutral', 'info'],
  cancelled: ['neutral', 'info'],
  refused: ['danger', 'info'],
  refunded: ['neutral', 'info'],
};

/** Names of the states, for rows and timelines. */
export function useStateNames(): Readonly<Record<Deposit['state'], string>> {
  const t = useText('member');
  return {
    created: t('deposit.state.created'),
    paid: t('deposit.state.paid'),
    seen: t('deposit.state.seen'),
    review: t('deposit.state.review'),
    credited: t('deposit.state.credited'),
    expired: t('deposit.state.expired'),
    cancelled: t('deposit.state.cancelled'),
    refused: t('deposit.state.refused'),
    refunded: t('deposit.state.refunded'),
  };
}

/** The sum of what arrived, as a decimal string of exactly its decimals. */
function receivedOf({ receipts }: Deposit): string {
  const decimals = receipts[0]?.amount.split('.')[1]?.length ?? 0;
  const sum = receipts.reduce((all, { amount }) => all + BigInt(amount.replace('.', '')), 0n).toString();
  return decimals === 0 ? sum : `${sum.padStart(decimals + 1, '0').slice(0, -decimals)}.${sum.padStart(decimals + 1, '0').slice(-decimals)}`;
}

/** What a deposit's state means to its member. */
export function useDepositWords(): (deposit: Deposit) => StateWords {
  const t = useText('member');
  const names = useStateNames();
  const money = useMoneyText();
  const format = useFormat();

  function sentenceOf(deposit: Deposit): string {
    const { state, instructions, method, amount, reference, look, arrivesMinutes } = deposit;
    const time = format.duration(arrivesMinutes * 60);
    switch (state) {
      case 'created':
        if (instructions === null) return t('deposit.now.preparing');
        if (method.kind === 'qr') return t('deposit.now.qr');
        if (method.kind === 'card') return t('deposit.now.card');
        if (method.kind === 'peer') return t('deposit.now.peer', { amount: money(amount), reference });
        return t('deposit.now.bank', { amount: money(amount), reference });
      case 'paid':
        return method.kind === 'peer' ? t('deposit.now.peerPaid') : t('deposit.now.paid', { time });
      case 'seen':
        return t('deposit.now.seen');
      case 'review':
        if (deposit.receipts.some(({ outcome }) => outcome === 'refunding')) return t('deposit.now.refunding');
        if (look === 'late') return t('deposit.now.late', { received: money(receivedOf(deposit)) });
        if (look === 'twice') return t('deposit.now.several', { received: money(receivedOf(deposit)) });
        return t('deposit.now.different', { received: money(receivedOf(deposit)), amount: money(amount) });
      case 'credited':
        return t('deposit.now.credited', { amount: money(deposit.credited) });
      case 'expired':
        return method.kind === 'peer' ? t('deposit.now.peerExpired', { reference }) : t('deposit.now.expired');
      case 'cancelled':
        return method.kind === 'peer' ? t('deposit.now.peerCancelled', { reference }) : t('deposit.now.cancelled');
      case 'refused':
        if (deposit.code === 'NO_MATCH') return t('deposit.now.noMatch', { amount: money(amount) });
        return deposit.code === 'NOT_ARRIVED' ? t('deposit.now.notArrived') : t('deposit.now.refused');
      case 'refunded':
        return t('deposit.now.refunded');
    }
  }
  return (deposit) => ({ tag: names[deposit.state], tone: tones[deposit.state][0], notice: tones[deposit.state][1], sentence: sentenceOf(deposit) });
}
