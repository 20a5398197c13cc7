import { styled } from 'styled-components';
import { IconButton } from '../actions/icon-button.tsx';
import { token } from '../foundation/token.ts';
import { iconRefresh } from '../icons/actions.ts';
import { BalanceRoot } from './balance.tsx';

export interface BalanceFailedProps {
  /** Names the place: "Balance". */
  readonly label: string;
  /** In place of the amount: "Not loaded". */
  readonly text: string;
  readonly retryLabel: string;
  /** Retries; the button is busy until the promise settles. */
  readonly onRetry: () => unknown;
}

const Text = styled.span`
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};
  font-weight: ${token.font.weight.medium};
  white-space: nowrap;
`;

/** A balance that could not be loaded, with a button to retry. Quiet: nothing is lost, and nothing needs to be done. */
export function BalanceFailed({ label, text, retryLabel, onRetry }: BalanceFailedProps) {
  return (
    <BalanceRoot role="group" aria-label={label}>
      <Text role="status">{text}</Text>
      <IconButton size="sm" glyph={iconRefresh} label={retryLabel} onClick={onRetry} />
    </BalanceRoot>
  );
}
