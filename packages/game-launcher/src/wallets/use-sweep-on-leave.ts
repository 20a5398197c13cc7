import { isApiProblem, outcomeUnknown } from '@livery/api-sdk';
import { useToast } from '@livery/app-shell';
import { useVerdict } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { walletsApi } from './api.ts';
import { outcomeOf } from './transfer-stage.ts';

const outcomes = {
  home: ['success', 'wallets.home'],
  moving: ['info', 'wallets.moving'],
  leftBehind: ['warning', 'wallets.leftBehind'],
  unsure: ['warning', 'wallets.unsure'],
} as const;

/**
 * Brings home what lies with a vendor when the page of its game is left, if the player chose so; the gateway knows the
 * choice. Nothing before a vendor was named; one that was stays so while its game is opened again.
 */
export function useSweepOnLeave(named: string | undefined): void {
  const [vassalage, setVassalage] = useState(named);
  if (named !== undefined && named !== vassalage) setVassalage(named);
  const dispatch = useDispatch<SessionDispatch>();
  const { show } = useToast();
  const may = useVerdict('transferFunds') === 'allowed';
  useEffect(() => {
    if (vassalage === undefined || !may) return undefined;
    return () => {
      void dispatch(walletsApi.endpoints.sweepHome.initiate({ vassalage, leaving: true })).then(({ data, error }) => {
        // After a logout no call is possible: the money stays until the next login.
        if (isApiProblem(error) && error.kind === 'unauthorised') return;
        const outcome = data !== undefined ? outcomeOf(data) : isApiProblem(error) && !outcomeUnknown(error) ? 'leftBehind' : 'unsure';
        if (outcome !== 'nothing') show(outcomes[outcome][0], { ns: 'games', key: outcomes[outcome][1] });
      });
    };
  }, [dispatch, show, vassalage, may]);
}
