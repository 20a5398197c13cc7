import { useMoneyText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { Money, SignedMoney, StatusTag } from '@livery/ui-kit';
import type { TableColumn, Tone } from '@livery/ui-kit';
import { useGameColumn } from '../panel/use-game-column.tsx';
import type { SettledBet } from './types.ts';

/** What happened to a bet, with its tone. */
export const betTypes = { bet: ['explain.type.bet', 'neutral'], void: ['explain.type.void', 'warning'], change: ['explain.type.change', 'info'] } as const satisfies Readonly<Record<SettledBet['type'], readonly [PlainTextKey<'agent'>, Tone]>>;

export interface BetColumns<Bet> {
  /** Whether each has a share of its own, as those of real-time salaries have. */
  readonly shared: boolean;
  /** Whether they are of several members, whose accounts show. */
  readonly accountOf?: (bet: Bet) => string;
  /** What is left of the share after downlines. */
  readonly leftOf?: (bet: Bet) => string;
}

/** The columns of bets behind a figure. */
export function useBetColumns<Bet extends SettledBet>({ shared, accountOf, leftOf }: BetColumns<Bet>): readonly TableColumn<Bet>[] {
  const t = useText('agent');
  const money = useMoneyText();
  const game = useGameColumn<Bet>();
  const amount = (value: string) => (value.startsWith('-') ? <SignedMoney amount={value} format={money} /> : <Money>{money(value)}</Money>);
  return [
    ...(accountOf === undefined ? [] : [{ key: 'account', header: t('team.account'), cell: (bet: Bet) => <bdi dir="ltr">{accountOf(bet)}</bdi> }]),
    game,
    { key: 'type', header: t('explain.type'), cell: ({ type }) => <StatusTag tone={betTypes[type][1]}>{t(betTypes[type][0])}</StatusTag> },
    { key: 'turnover', header: t('figure.turnover'), align: 'end', cell: ({ turnover }) => amount(turnover) },
    // Shares are of stakes: where several members and both sides show, there is no room for what they are not made of.
    ...(leftOf === undefined
      ? ([
          { key: 'validBet', header: t('figure.validBet'), align: 'end', cell: ({ validBet }: Bet) => amount(validBet) },
          { key: 'prizes', header: t('figure.prizes'), align: 'end', cell: ({ prizes }: Bet) => amount(prizes) },
        ] as const)
      : []),
    ...(shared ? [{ key: 'share', header: t('explain.share'), align: 'end', cell: ({ share }: Bet) => (share === null ? null : amount(share)) } as const] : []),
    ...(leftOf === undefined ? [] : [{ key: 'own', header: t('realTime.net'), align: 'end', cell: (bet: Bet) => amount(leftOf(bet)) } as const]),
  ];
}
