import { useFocusWhenShown, useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { DateTime, Money, Notice, RecordSection, SignedMoney, StatList, Timeline } from '@livery/ui-kit';
import { Lead, Parts } from '../agent-style.ts';
import { Chapters, Head } from '../contracts/contract-style.ts';
import { useTerms } from '../contracts/use-terms.ts';
import { SettlementState } from '../salaries/settlement-state.tsx';
import { usePeriodText } from '../salaries/use-period-text.ts';
import { signedText } from './arithmetic.ts';
import { Calculation } from './calculation.tsx';
import { ExplainWords } from './explain-words.tsx';
import { Members } from './members.tsx';
import { SaveExplanation } from './save-explanation.tsx';
import type { Explained, SettledMember } from './types.ts';

export interface ExplainedViewProps {
  readonly explained: Explained;
  /** Shows the bets of a member's day, hour or moment. */
  readonly onMember: (row: SettledMember) => void;
}

/** A settlement with what it follows from. */
export function ExplainedView({ explained, onMember }: ExplainedViewProps) {
  const t = useText('agent');
  const money = useMoneyText();
  const { dateTime } = useSiteTime();
  const { kindName } = useTerms();
  const periodText = usePeriodText();
  const heading = useFocusWhenShown<HTMLHeadingElement>();
  const { settlement, contractVersion, payments, corrections } = explained;
  const moved = [
    ...payments.map(({ amount, at }) => ({ at, title: money(amount), note: undefined })),
    ...corrections.map(({ amount, at }) => ({ at, title: signedText(amount, money), note: amount.startsWith('-') ? t('explain.takenBack') : t('explain.corrected') })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
  const { kind, side, partner, gross, paid, rest, net, state, held } = settlement;
  const received = side === 'received';
  return (
    <Parts>
      <section>
        <Head>
          <h3 ref={heading} tabIndex={-1}>
            {t('explain.title', { kind: kindName(kind), period: periodText(settlement) })}
          </h3>
          <SettlementState settlement={settlement} />
        </Head>
        <Lead>{received ? t('explain.from', { partner, version: String(contractVersion) }) : t('explain.to', { partner, version: String(contractVersion) })}</Lead>
        <StatList
          columns
          stats={[
            { name: t('settlement.gross'), value: <Money size="lg">{money(gross)}</Money>, main: true },
            { name: t('settlement.paidOut'), value: <Money>{money(paid)}</Money> },
            { name: t('settlement.rest'), value: <Money>{money(rest)}</Money> },
            { name: received ? t('settlement.net') : t('settlement.netOfPartner'), value: <SignedMoney amount={net} format={money} /> },
          ]}
        />
        {held ? <Notice tone="warning">{t('settlement.heldWords')}</Notice> : state === 'partly' ? <Notice tone="warning">{received ? t('settlement.partlyToYou') : t('settlement.partlyByYou')}</Notice> : null}
        {net.startsWith('-') ? <Notice tone="info">{t('settlement.debtWords')}</Notice> : null}
      </section>
      <Chapters>
        <RecordSection title={t('explain.inWords')}>
          <ExplainWords explained={explained} />
        </RecordSection>
        <RecordSection title={t('explain.calculation')}>
          <Calculation explained={explained} />
        </RecordSection>
        <SaveExplanation explained={explained} />
        {moved.length === 0 ? null : (
          <RecordSection title={t('explain.payments')}>
            <Timeline items={moved.map(({ at, title, note }) => ({ id: `${at} ${title}`, title, note, time: <DateTime value={at}>{dateTime(at)}</DateTime> }))} pending={state === 'partly' && !held ? t('explain.stillTried') : undefined} />
          </RecordSection>
        )}
        <RecordSection title={t('explain.members')} note={t('explain.membersNote')}>
          <Members id={settlement.id} onOpen={onMember} />
        </RecordSection>
      </Chapters>
    </Parts>
  );
}
