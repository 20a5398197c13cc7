import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { Switch } from '@livery/ui-kit';
import { useId } from 'react';
import { memberCentreApi } from '../api.ts';
import { Panel } from './wallet-style.ts';

export interface MoveByItselfProps {
  readonly choice: ResponseOf<'transferChoice'>;
  /** When the choice was answered, in milliseconds since 1970 UTC. */
  readonly knownAt: number;
}

/** Whether money goes along when a game opens, and comes home when it is left. */
export function MoveByItself({ choice, knownAt }: MoveByItselfProps) {
  const t = useText('member');
  const [choose, { data, isLoading, originalArgs, error, fulfilledTimeStamp = 0 }] = memberCentreApi.useFundChoiceMutation();
  const id = useId();
  // What was pressed shows at once, then what was answered, until the wallets have been fetched anew: another tab may have changed it since.
  const answered = data !== undefined && fulfilledTimeStamp > knownAt ? data : choice;
  const shown = isLoading && originalArgs !== undefined ? originalArgs : answered;
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
