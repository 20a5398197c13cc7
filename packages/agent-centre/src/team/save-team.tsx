import { useBrand } from '@livery/brand-kit/react';
import { recordStamp } from '@livery/centre-kit';
import type { RequestOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { agentCentreApi } from '../api.ts';
import { SavePanel } from '../save/save-panel.tsx';
import { useKindName } from '../use-kind-name.ts';

/** Members asked for at a time: the most that a page has. */
const PAGE = 50;

/** Saves the members that are listed, with those that are not loaded yet. */
export function SaveTeam({ asked }: { readonly asked: Omit<RequestOf<'agentTeam'>, 'before' | 'limit'> }) {
  const t = useText('agent');
  const kindName = useKindName();
  const { timeZone } = useBrand();
  const stamp = recordStamp(timeZone);
  const [read] = agentCentreApi.useLazyAgentTeamPageQuery();
  const own = (figure: string): string => t('team.csv.own', { figure });
  const ofTeam = (figure: string): string => t('team.csv.team', { figure });
  return (
    <SavePanel
      fileName={`${asked.from}_${asked.to}_team.csv`}
      headings={[
        t('team.account'), t('register.type'), t('team.csv.joined'), t('team.rate'), t('team.csv.direct'), t('team.csv.below'),
        own(t('figure.turnover')), own(t('figure.validBet')), own(t('betting.profit')), ofTeam(t('figure.turnover')), ofTeam(t('figure.validBet')), ofTeam(t('figure.prizes')), ofTeam(t('figure.profit')), ofTeam(t('figure.deposits')), ofTeam(t('figure.withdrawals')),
      ]}
      read={async (before) => {
        const { members, next } = await read({ ...asked, limit: PAGE, ...(before === undefined ? {} : { before }) }).unwrap();
        const rows = members.map((member) => [
          member.account, kindName(member.type), stamp(member.joinedAt), member.rate, String(member.direct), String(member.team), member.own.turnover, member.own.validBet, member.own.profit,
          member.figures.turnover, member.figures.validBet, member.figures.prizes, member.figures.profit, member.figures.deposits, member.figures.withdrawals,
        ]);
        return { rows, next };
      }}
    />
  );
}
