import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { token } from '../foundation/token.ts';
import { iconEye, iconEyeOff } from '../icons/account.ts';
import { iconRefresh, iconWarning } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

/** Shown in place of a hidden balance. */
export const HIDDEN_AMOUNT = '***';

export interface BalanceLabels {
  /** "Balance" */
  readonly balance: string;
  /** Announced in place of the asterisks: "hidden". */
  readonly hidden: string;
  readonly show: string;
  readonly hide: string;
  readonly refresh: string;
  readonly refreshing: string;
  /** "May be out of date": the last refresh failed, or it is old. */
  readonly stale: string;
  /** In place of an amount that could not be loaded: "Not loaded". */
  readonly failed: string;
  /** Names the refresh button while there is no amount: "Try again". */
  readonly retry: string;
}

export interface BalanceProps {
  /** Formatted with its currency; undefined when none could be loaded. */
  readonly amount: string | undefined;
  /** Texts of its buttons, and what is spoken. */
  readonly labels: BalanceLabels;
  /** Whether asterisks take the place of the amount; the caller keeps it. */
  readonly hidden: boolean;
  /** Receives whether the amount is to be hidden, by the button. */
  readonly onHiddenChange: (hidden: boolean) => void;
  /** Fetches the amount; the new one is announced once a returned promise settles. */
  readonly onRefresh: () => unknown;
  /** Whether the amount is being fetched: the button turns, the former amount stays. */
  readonly refreshing?: boolean;
  /** Whether the amount may be out of date, which a sign beside it says. */
  readonly stale?: boolean;
}

const BalanceRoot = styled.div`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[1]};
  min-block-size: ${token.size.control.sm};
  padding-inline: ${token.space[3]} ${token.space[1]};
  color: ${token.color.fg.default};
  /* Opaque: it stands on the page as well as on a header that may be dark in a light scheme. */
  background: ${token.color.bg.overlay};
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.pill};

  [data-part='turning'] svg { animation: livery-turn 0.9s linear infinite; }
  @keyframes livery-turn { to { rotate: 1turn; } }
`;

const Amount = styled.span`
  min-inline-size: 6ch;
  font-family: ${token.font.family.numeric};
  font-variant-numeric: tabular-nums lining-nums;
  font-weight: ${token.font.weight.bold};
  line-height: 1;
  white-space: nowrap;
  transition: opacity ${token.motion.duration.fast};

  &[data-state='refreshing'] { opacity: 0.6; }
  &[data-state='stale'] { color: ${token.color.fg.muted}; }
`;

const Failed = styled.span`
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};
  white-space: nowrap;
`;

const Stale = styled.span`
  display: inline-flex;
  color: ${token.color.status.warning.fg};
`;

/** How long an announcement stays in the page (milliseconds): long enough to be read out. */
const ANNOUNCEMENT_STAYS = 3000;

/** Text of a status region, set only on request, so that changes after each round are not announced. */
function useAnnouncement() {
  const [text, announce] = useState('');
  useEffect(() => {
    if (text === '') return undefined;
    const timer = setTimeout(() => announce(''), ANNOUNCEMENT_STAYS);
    return () => clearTimeout(timer);
  }, [text]);
  return { text, announce };
}

/** A member's balance, or that it was not loaded, with buttons to hide and to refresh it. It is announced only when a button is used. */
export function Balance({ amount, labels, hidden, onHiddenChange, onRefresh, refreshing = false, stale = false }: BalanceProps) {
  const state = refreshing ? 'refreshing' : stale ? 'stale' : hidden ? 'hidden' : 'shown';
  const failed = amount === undefined;
  const { text, announce } = useAnnouncement();
  const [requested, setRequested] = useState(false);
  const suffix = refreshing ? ` ${labels.refreshing}` : stale ? ` ${labels.stale}` : '';
  const spoken = (isHidden: boolean) => (amount === undefined ? `${labels.balance}: ${labels.failed}` : `${labels.balance}: ${isHidden ? labels.hidden : amount}${suffix}`);
  if (requested && !refreshing) {
    setRequested(false);
    announce(spoken(hidden));
  }
  const toggle = () => {
    onHiddenChange(!hidden);
    announce(spoken(!hidden));
  };
  const refresh = async () => {
    await onRefresh();
    // A store may tell of the new amount in the next frame only: before it the former one would be announced.
    requestAnimationFrame(() => setRequested(true));
  };
  return (
    <BalanceRoot role="group" aria-label={labels.balance}>
      {failed ? (
        <Failed>{labels.failed}</Failed>
      ) : (
        <Amount data-state={state}>
          <span aria-hidden="true">
            <bdi>{hidden ? HIDDEN_AMOUNT : amount}</bdi>
          </span>
          <VisuallyHidden>{spoken(hidden)}</VisuallyHidden>
        </Amount>
      )}
      <VisuallyHidden role="status">{text}</VisuallyHidden>
      {stale && !refreshing && !failed ? (
        <Stale title={labels.stale} aria-hidden="true">
          <Icon glyph={iconWarning} />
        </Stale>
      ) : null}
      {failed ? null : <IconButton size="sm" glyph={hidden ? iconEye : iconEyeOff} label={hidden ? labels.show : labels.hide} onClick={toggle} />}
      {/* The same button in every state, so that it keeps the focus. */}
      <span data-part={refreshing ? 'turning' : undefined}>
        <IconButton size="sm" glyph={iconRefresh} label={failed ? labels.retry : labels.refresh} aria-disabled={refreshing} onClick={refresh} />
      </span>
    </BalanceRoot>
  );
}
