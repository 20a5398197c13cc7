import { useFailure, useMoneyText, useSiteTime } from '@livery/centre-kit';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { problemOf } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { Button, DateTime, EmptyState, iconUsers, LinkButton, Money, RowOpenButton, SignedMoney, StatusTag } from '@livery/ui-kit';
import type { TableColumn } from '@livery/ui-kit';
import { useEffect, useState } from 'react';
import { agentCentreApi } from '../api.ts';
import { Below, BelowInOneLine, Lead } from '../agent-style.ts';
import { PanelList } from '../panel/panel-list.tsx';
import { usePeriodDays } from '../panel/panel-period.tsx';
import { useSorting } from '../panel/use-sorting.tsx';
import { useKindName } from '../use-kind-name.ts';
import { MessageDialog } from './message-dialog.tsx';
import { RateDialog } from './rate-dialog.tsx';
import { RowActions } from './row-actions.tsx';
import { SaveTeam } from './save-team.tsx';
import { TeamTotals } from './team-totals.tsx';

type Team = ResponseOf<'agentTeam'>;
type Member = Team['members'][number];
type Sort = NonNullable<RequestOf<'agentTeam'>['sort']>;

const sorts: readonly Sort[] = ['joined', 'rate', 'turnover', 'profit'];

export interface TeamListProps {
  /** Whose downline; the agent's own without one. */
  readonly of: string | undefined;
  /** What accounts begin with; the whole team is searched. */
  readonly name: string | undefined;
  /** Learns the way down to whose downline shows. */
  readonly onPath: (path: Team['path']) => void;
  readonly onOpen: (memberId: string) => void;
}

const keyOf = ({ id }: Member): string => id;
const hasDownline = ({ direct }: Member): boolean => direct > 0;

/** A part of the team, with what each did and what its own team did; cards where there is no room for columns. */
export function TeamList({ of, name, onPath, onOpen }: TeamListProps) {
  const t = useText('agent');
  const days = usePeriodDays();
  const [rated, setRated] = useState<Member>();
  const [addressed, setAddressed] = useState<Member>();
  const sortedBy = useSorting(sorts, { column: 'joined', direction: 'descending' });
  const asked = { from: days.start, to: days.end, ...sortedBy.asked, ...(of === undefined ? {} : { of }), ...(name === undefined ? {} : { name }) };
  const list = agentCentreApi.useAgentTeamInfiniteQuery(asked);
  const failure = useFailure(list);
  const { currentData, error } = list;
  const first = currentData?.pages[0];
  const sortable = name === undefined && first?.unsorted !== true;
  const columns = useColumns(setRated, setAddressed, sortable);
  const path = first?.path;
  useEffect(() => {
    if (path !== undefined) onPath(path);
  }, [path, onPath]);
  const gone = of !== undefined && error !== undefined && problemOf(error).code === 'VALIDATION_FAILED';
  return (
    <>
      {name !== undefined || gone || failure !== undefined ? null : <TeamTotals totals={first?.totals ?? undefined} of={of} days={days} />}
      <PanelList
        label={t('team.list')}
        columns={columns}
        entries={currentData?.pages.flatMap(({ members }) => members)}
        rowKey={keyOf}
        list={list}
        failed={t('team.failed')}
        moreFailed={t('team.moreFailed')}
        empty={
          name === undefined ? (
            <EmptyState glyph={iconUsers} title={t('team.none')} actions={of === undefined ? <LinkButton href={href('registerCenter')}>{t('overview.toRegister')}</LinkButton> : undefined} />
          ) : (
            <EmptyState glyph={iconUsers} title={t('team.notFound')} />
          )
        }
        refused={gone ? <EmptyState glyph={iconUsers} title={t('team.gone')} actions={<LinkButton href={href('teamManagement')}>{t('team.back')}</LinkButton>} /> : undefined}
        {...(sortable ? { sorting: sortedBy.sorting() } : {})}
        onOpen={({ id }) => onOpen(id)}
        canOpen={hasDownline}
      />
      {name === undefined && first?.unsorted === true ? <Lead>{t('profit.unsorted')}</Lead> : null}
      {first?.more === true ? <Lead>{t('team.searchMore')}</Lead> : null}
      {first === undefined || first.members.length === 0 ? null : <SaveTeam asked={asked} />}
      {rated === undefined || first === undefined ? null : <RateDialog key={rated.id} member={rated} most={first.rate} onClose={() => setRated(undefined)} />}
      {addressed === undefined ? null : <MessageDialog key={addressed.id} member={addressed} onClose={() => setAddressed(undefined)} />}
    </>
  );
}

/** The columns of a team. @param onRate is called with whom a rate is to be set for; @param onMessage with whom is to be written to @param sortable whether the list can be sorted */
function useColumns(onRate: (member: Member) => void, onMessage: (member: Member) => void, sortable: boolean): readonly TableColumn<Member>[] {
  const t = useText('agent');
  const format = useFormat();
  const money = useMoneyText();
  const kindName = useKindName();
  const { date } = useSiteTime();
  return [
    {
      key: 'joined',
      header: t('team.account'),
      sortable,
      cell: ({ account, status, type, joinedAt, direct, team }) => (
        <>
          {direct > 0 ? (
            <RowOpenButton>
              <bdi dir="ltr">{account}</bdi>
            </RowOpenButton>
          ) : (
            <bdi dir="ltr">{account}</bdi>
          )}
          {status === 'blocked' ? <StatusTag tone="danger">{t('team.blocked')}</StatusTag> : null}
          <BelowInOneLine>
            {kindName(type)} · <DateTime value={joinedAt}>{date(joinedAt)}</DateTime>
          </BelowInOneLine>
          {team === 0 ? null : <Below>{t('team.belowCount', { direct: format.number(direct), team: format.number(team) })}</Below>}
        </>
      ),
    },
    {
      key: 'rate',
      header: t('team.rate'),
      align: 'end',
      sortable,
      cell: (member) => (
        <>
          <bdi>{t('figure.percent', { percent: format.number(member.rate) })}</bdi>{' '}
          {member.isDirect ? (
            <Button
              variant="ghost"
              size="sm"
              aria-label={t('team.changeRateOf', { account: member.account })}
              onClick={(event) => {
                // The row opens on a press as well.
                event.stopPropagation();
                onRate(member);
              }}
            >
              {t('team.changeRate')}
            </Button>
          ) : null}
        </>
      ),
    },
    {
      key: 'turnover',
      header: t('team.stakes'),
      align: 'end',
      sortable,
      cell: ({ own, figures }) => (
        <>
          <Money>{money(figures.turnover)}</Money>
          <Below>{t('team.ownStakes', { amount: money(own.turnover) })}</Below>
        </>
      ),
    },
    { key: 'profit', header: t('profit.column'), align: 'end', sortable, cell: ({ figures }) => <SignedMoney amount={figures.profit} format={money} /> },
    { key: 'actions', header: t('team.actions'), cell: (member) => <RowActions member={member} onMessage={onMessage} /> },
  ];
}
