import type { RequestOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { contractApi } from '../contracts/api.ts';
import { SavePanel } from '../save/save-panel.tsx';
import { useStateName } from './settlement-state.tsx';

/** Settlements asked for at a time: the most that a page has. */
const PAGE = 50;

/** Saves the settlements that are listed, with those that are not loaded yet. */
export function SaveSettlements({ asked }: { readonly asked: Omit<RequestOf<'agentSettlements'>, 'before' | 'limit'> & { readonly from: string; readonly to: string } }) {
  const { kind, side, from, to } = asked;
  const t = useText('agent');
  const stateName = useStateName();
  const [read] = contractApi.useLazySettlementsForFileQuery();
  return (
    <SavePanel
      fileName={`${from}_${to}_${kind}_${side}.csv`}
      headings={[t('settlement.csv.from'), t('settlement.csv.to'), t('settlement.partner'), t('settlement.percent'), t('settlement.gross'), t('settlement.paidOut'), t('settlement.rest'), side === 'paid' ? t('settlement.netOfPartner') : t('settlement.net'), t('settlement.state')]}
      read={async (before) => {
        const { settlements, next } = await read({ ...asked, limit: PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
        return { rows: settlements.map((settlement) => [settlement.from, settlement.to, settlement.partner, settlement.percent, settlement.gross, settlement.paid, settlement.rest, settlement.net, stateName(settlement)]), next };
      }}
    />
  );
}
