import { useBrand } from '@livery/brand-kit/react';
import { recordStamp } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { EmptyState, iconDice } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { Lead, Parts } from '../agent-style.ts';
import { contractApi } from '../contracts/api.ts';
import { BackTo, OpenedHeading } from '../panel/opened.tsx';
import { PanelList } from '../panel/panel-list.tsx';
import { Accrued } from '../salaries/real-time-now.tsx';
import { SavePanel } from '../save/save-panel.tsx';
import { SupportLine } from '../support-line.tsx';
import { betTypes, useBetColumns } from './bet-columns.tsx';
import type { AccruedBet } from './types.ts';

/** Bets asked for at a time: the most that a page has. */
const PAGE = 200;
const keyOf = ({ id, type, at }: AccruedBet): string => `${id} ${type} ${at}`;
/** They lead to what stands below. */
const plain = (_amount: string | number, shown: ReactNode): ReactNode => shown;

/** The bets behind what a real-time salary has accrued since the last posting, the latest first. */
export function AccruedBets({ onBack }: { readonly onBack: () => void }) {
  const t = useText('agent');
  const stamp = recordStamp(useBrand().timeZone);
  const columns = useBetColumns<AccruedBet>({ shared: true, accountOf: ({ account }) => account, leftOf: ({ own }) => own });
  const list = contractApi.useAccruedBetsInfiniteQuery({});
  const [read] = contractApi.useLazyAccruedForFileQuery();
  const bets = list.currentData?.pages.flatMap((page) => page.bets);
  return (
    <Parts>
      <BackTo onBack={onBack}>{t('realTime.back')}</BackTo>
      <section>
        <OpenedHeading>{t('realTime.behind')}</OpenedHeading>
        <Accrued figure={plain} />
        <PanelList
          label={t('explain.bets')}
          columns={columns}
          entries={bets}
          rowKey={keyOf}
          list={list}
          failed={t('explain.betsFailed')}
          moreFailed={t('explain.moreFailed')}
          more={t('explain.more')}
          empty={<EmptyState glyph={iconDice} compact title={t('realTime.noBets')} description={t('realTime.noBetsNext')} />}
        />
        {bets === undefined || bets.length === 0 ? null : (
          <>
            <Lead>{t('realTime.betsMeaning')}</Lead>
            <SavePanel
              more="page"
              fileName="accrued_bets.csv"
              headings={[t('explain.csv.bet'), t('movement.time'), t('team.account'), t('explain.game'), t('explain.type'), t('figure.turnover'), t('figure.validBet'), t('figure.prizes'), t('explain.share'), t('realTime.net')]}
              read={async (before) => {
                const page = await read({ limit: PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
                return { rows: page.bets.map(({ id, at, account, game, type, turnover, validBet, prizes, share, own }) => [id, stamp(at), account, game, t(betTypes[type][0]), turnover, validBet, prizes, share, own]), next: page.next };
              }}
            />
          </>
        )}
      </section>
      <SupportLine />
    </Parts>
  );
}
