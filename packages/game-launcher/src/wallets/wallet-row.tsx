import { useBrand } from '@livery/brand-kit/react';
import { useFormat, useText } from '@livery/i18n';
import { useBalance } from '@livery/session';
import { Button, Money, StatusTag, token } from '@livery/ui-kit';
import type { Tone } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { isEmpty, stageOf } from './transfer-stage.ts';
import type { MoneyStage, VendorWallet } from './transfer-stage.ts';
import { useId } from 'react';

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: ${token.space[2]} ${token.space[4]};
  padding-block: ${token.space[3]};

  & + & { border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle}; }
  & > div { display: grid; justify-items: start; gap: ${token.space[1]}; min-inline-size: 0; }
  & > button { grid-column: 3; }
  & > div > small { color: ${token.color.fg.muted}; }
  & > div > strong { font-weight: ${token.font.weight.semibold}; }

  @media (width < 48rem) {
    grid-template-columns: 1fr auto;
    & > button { grid-column: 1 / -1; justify-self: end; }
  }
`;

const tags = {
  going: { tone: 'info', key: 'wallets.going' },
  coming: { tone: 'info', key: 'wallets.coming' },
  lookedUp: { tone: 'warning', key: 'wallets.lookedUp' },
  unknown: { tone: 'warning', key: 'wallets.unknown' },
} as const satisfies Record<Exclude<MoneyStage, 'there'>, { tone: Tone; key: string }>;

export interface WalletRowProps {
  readonly wallet: VendorWallet;
  /** Brings home what is at this vendor. */
  readonly onBringHome: () => Promise<void>;
}

/** What a player has at one vendor. */
export function WalletRow({ wallet, onBringHome }: WalletRowProps) {
  const t = useText('games');
  const format = useFormat();
  const { currency } = useBrand();
  const { hidden } = useBalance();
  const money = (amount: string) => hidden ? '***' : format.money(amount, { currency: currency.code, symbol: currency.symbol, exponent: currency.exponent });
  const { displayName, balance, inFlight, state } = wallet;
  const empty = isEmpty(wallet);
  const reason = useId();
  const stage = stageOf(wallet);
  const tag = stage === 'there' ? undefined : tags[stage];
  return (
    <Row>
      <div>
        <strong>{displayName}</strong>
        {tag === undefined ? null : <StatusTag tone={tag.tone}>{t(tag.key, { amount: money(inFlight) })}</StatusTag>}
        {empty ? <small id={reason}>{t('wallets.empty')}</small> : null}
        {state === 'maintenance' ? <StatusTag tone="neutral">{t('hall.maintenance')}</StatusTag> : null}
      </div>
      {balance === null ? null : <Money>{money(balance)}</Money>}
      <Button variant="outline" size="sm" aria-label={t('wallets.bringOneOf', { vendor: displayName })} loadingLabel={t('wallets.bringing')} aria-disabled={empty ? true : undefined} aria-describedby={empty ? reason : undefined} onClick={onBringHome}>
        {t('wallets.bringOne')}
      </Button>
    </Row>
  );
}
