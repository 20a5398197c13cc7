import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Switch, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { walletsApi } from './api.ts';

const Root = styled.fieldset`
  display: grid;
  gap: ${token.space[2]};
  margin: 0;
  padding: ${token.space[4]} 0 0;
  border: 0;
  border-block-start: ${token.stroke.hairline} solid ${token.color.border.subtle};

  & > legend { float: inline-start; padding: 0; font-weight: ${token.font.weight.semibold}; }
`;

type Choice = ResponseOf<'transferChoice'>;

/** The setting of the auto-transfer: money is moved to the vendor at the start of a game, and home at its end. */
export function AutoTransferChoice({ choice }: { readonly choice: Choice }) {
  const t = useText('games');
  const [choose, { isLoading, originalArgs, error }] = walletsApi.useTransferChoiceMutation();
  // Optimistic: the pressed value shows at once, then the answer's, which the mutation writes to the wallets.
  const shown = isLoading && originalArgs !== undefined ? originalArgs : choice;
  return (
    <Root>
      <legend>{t('wallets.choice')}</legend>
      <Switch checked={shown.autoIn} onChange={(autoIn) => void choose({ ...shown, autoIn })}>
        {t('wallets.autoIn')}
      </Switch>
      <Switch checked={shown.autoHome} onChange={(autoHome) => void choose({ ...shown, autoHome })}>
        {t('wallets.autoHome')}
      </Switch>
      {error === undefined || originalArgs === undefined ? null : <LoadFailed title={t('wallets.choiceFailed')} error={error} onRetry={() => choose(originalArgs)} compact />}
    </Root>
  );
}
