import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Switch } from '@livery/ui-kit';
import { useId } from 'react';
import { memberCentreApi } from '../api.ts';
import { Panel } from './wallet-style.ts';

/** Whether money goes along when a game opens, and comes home when it is left. */
export function MoveByItself({ choice }: { readonly choice: ResponseOf<'transferChoice'> }) {
  const t = useText('member');
  const [choose, { data, isLoading, originalArgs, error }] = memberCentreApi.useFundChoiceMutation();
  const id = useId();
  // What was pressed shows at once, then what was answered, until the wallets have been fetched anew.
  const shown = isLoading && originalArgs !== undefined ? originalArgs : (data ?? choice);
  return (
    <Panel aria-labelledby={id}>
      <h3 id={id}>{t('funds.choice')}</h3>
      <Switch checked={shown.autoIn} onChange={(autoIn) => void choose({ ...shown, autoIn })}>
        {t('funds.autoIn')}
      </Switch>
      <Switch checked={shown.autoHome} onChange={(autoHome) => void choose({ ...shown, autoHome })}>
        {t('funds.autoHome')}
      </Switch>
      {error === undefined || originalArgs === undefined ? null : <LoadFailed title={t('funds.choiceFailed')} error={error} onRetry={() => choose(originalArgs)} compact />}
    </Panel>
  );
}
