import { useFailure } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { LoadFailed } from '@livery/session';
import { EmptyState, iconSearch } from '@livery/ui-kit';
import { Parts } from '../agent-style.ts';
import { contractApi } from '../contracts/api.ts';
import { BackTo, NotOpened } from '../panel/opened.tsx';
import { Waiting } from '../panel/waiting.tsx';
import { SupportLine } from '../support-line.tsx';
import { isGone } from '../panel/is-gone.ts';
import { ExplainedView } from './explained-view.tsx';
import { MemberBets } from './member-bets.tsx';

/** Names in the address: whose bets of the settlement show, and of which day, hour or moment. */
const MEMBER = 'member';
const OF = 'of';

export interface ExplainPageProps {
  /** The settlement. */
  readonly id: string;
  /** Where the way back leads; to the settlements unless given. */
  readonly back?: string;
  readonly onBack: () => void;
}

/** How a figure came about: in sentences, as a table, and down to the members and their bets. */
export function ExplainPage({ id, back, onBack }: ExplainPageProps) {
  const t = useText('agent');
  const { query, push, remove } = useCentreQuery();
  const [member, of] = [query.get(MEMBER), query.get(OF)];
  const settlement = contractApi.useAgentSettlementQuery({ id });
  const { data, refetch } = settlement;
  const failure = useFailure(settlement);
  if (data !== undefined && member !== null && of !== null) return <MemberBets key={`${member} ${of}`} explained={data} memberId={member} period={of} onBack={() => remove(MEMBER, OF)} />;
  return (
    <Parts>
      <BackTo onBack={onBack}>{back ?? t('explain.back')}</BackTo>
      {data !== undefined ? (
        <ExplainedView explained={data} onMember={(row) => push({ [MEMBER]: row.memberId, [OF]: row.period })} />
      ) : (
        <NotOpened>{failure === undefined ? <Waiting /> : isGone(failure) ? <EmptyState glyph={iconSearch} title={t('explain.gone')} /> : <LoadFailed title={t('explain.failed')} error={failure} onRetry={refetch} />}</NotOpened>
      )}
      <SupportLine />
    </Parts>
  );
}
