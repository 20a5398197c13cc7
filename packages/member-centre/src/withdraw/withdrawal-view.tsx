import { useFocusWhenShown, useMoneyText, useSiteTime } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Button, DateTime, iconBack, Notice, StatusTag, Timeline } from '@livery/ui-kit';
import type { ReactNode } from 'react';
import { Columns, CashierLayout, Help, HelpLine, Quote } from '../cashier/cashier-style.ts';
import { FromUs } from '../cashier/from-us.tsx';
import { MaskedNumber } from '../cashier/masked-number.tsx';
import { isRefused } from '../cashier/is-refused.ts';
import { OneMissing } from '../cashier/one-missing.tsx';
import { useMoved } from '../cashier/use-moved.ts';
import { SupportLink } from '../support/support-link.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import type { Withdrawal } from './amounts.ts';
import { withdrawalApi } from './api.ts';
import { ConfirmPanel } from './confirm-panel.tsx';
import { PeerPayments } from './peer-payments.tsx';
import { SentProofs } from './sent-proofs.tsx';
import { WithdrawalActions } from './withdrawal-actions.tsx';
import { isOver } from './withdrawal-over.ts';
import { turnOf, useStageNames, useWithdrawalWords } from './withdrawal-words.ts';

/** How often a withdrawal under way is looked at where no push tells of it, in milliseconds. */
const LOOK_EVERY_MS = 10_000;

/** One withdrawal: where it stands, what to do now, and what has happened; kept current by the gateway's pushes. */
export function WithdrawalView({ id, onBack }: { readonly id: string; readonly onBack: () => void }) {
  const t = useText('member');
  const { data, error, refetch } = withdrawalApi.useWithdrawalOneQuery({ id });
  withdrawalApi.endpoints.withdrawalOne.useQuerySubscription({ id }, { pollingInterval: (data === undefined ? isRefused(error) : isOver(data.withdrawal)) ? 0 : LOOK_EVERY_MS, skipPollingIfUnfocused: true });
  useMoved(data === undefined ? undefined : [data.withdrawal]);
  const back = (
    <Button variant="ghost" size="sm" iconStart={iconBack} onClick={onBack}>
      {t('withdraw.back')}
    </Button>
  );
  if (data !== undefined) return <Shown withdrawal={data.withdrawal} back={back} onBack={onBack} />;
  return <OneMissing error={error} notFound={t('withdraw.notFound')} failed={t('withdraw.oneFailed')} back={back} onRetry={refetch} />;
}

function Shown({ withdrawal, back, onBack }: { readonly withdrawal: Withdrawal; readonly back: ReactNode; readonly onBack: () => void }) {
  const t = useText('member');
  const money = useMoneyText();
  const words = useWithdrawalWords()(withdrawal);
  const heading = useFocusWhenShown<HTMLHeadingElement>();
  return (
    <CashierLayout>
      <header>
        {back}
        <div>
          <h3 ref={heading} tabIndex={-1}>
            {t('withdraw.title', { amount: money(withdrawal.amount) })}
          </h3>
          <StatusTag tone={words.tone}>{words.tag}</StatusTag>
        </div>
        <p>{withdrawal.method.name}</p>
      </header>
      <Notice tone={words.notice}>
        <p>{words.sentence}</p>
      </Notice>
      {withdrawal.note === null ? null : <FromUs note={withdrawal.note} />}
      <Columns>
        <div>
          {withdrawal.canConfirm ? <ConfirmPanel asked={withdrawal} then={heading} /> : null}
          {withdrawal.peers == null ? null : <PeerPayments id={withdrawal.id} peers={withdrawal.peers} />}
          <Facts withdrawal={withdrawal} />
          <SentProofs proofs={withdrawal.proofs} />
          <WithdrawalActions withdrawal={withdrawal} then={heading} onAgain={onBack} />
        </div>
        <div>
          <Course withdrawal={withdrawal} next={words.next} />
        </div>
      </Columns>
      <Help>
        <HelpLine>{t('withdraw.help', { reference: withdrawal.reference })}</HelpLine>
        <SupportLink reference={withdrawal.reference} />
      </Help>
      <ZoneNote />
    </CashierLayout>
  );
}

function Facts({ withdrawal: { amount, fee, arrives, account, missing, givenBack } }: { readonly withdrawal: Withdrawal }) {
  const t = useText('member');
  const money = useMoneyText();
  return (
    <Quote>
      <div>
        <dt>{t('withdraw.to')}</dt>
        <dd>
          <bdi>{account.name}</bdi> <MaskedNumber lastFour={account.lastFour} />
        </dd>
      </div>
      <div>
        <dt>{t('withdraw.leaves')}</dt>
        <dd>{money(amount)}</dd>
      </div>
      <div>
        <dt>{t('withdraw.fee')}</dt>
        <dd>{Number(fee) === 0 ? t('withdraw.none') : money(fee)}</dd>
      </div>
      <div data-sum="">
        <dt>{t('withdraw.arrives')}</dt>
        <dd>{money(arrives)}</dd>
      </div>
      {missing === null ? null : (
        <div>
          <dt>{t('withdraw.missing')}</dt>
          <dd>{money(missing)}</dd>
        </div>
      )}
      {Number(givenBack) === 0 ? null : (
        <div>
          <dt>{t('withdraw.givenBack')}</dt>
          <dd>{money(givenBack)}</dd>
        </div>
      )}
    </Quote>
  );
}

function Course({ withdrawal, next }: { readonly withdrawal: Withdrawal; readonly next: string | undefined }) {
  const t = useText('member');
  const { steps, peers } = withdrawal;
  const stages = useStageNames();
  const turn = turnOf(withdrawal);
  const names = peers == null ? stages : { ...stages, sending: t('withdraw.peers.offered'), sent: t('withdraw.peers.pay') };
  const { dateTime } = useSiteTime();
  return (
    <section>
      <h4>{t('withdraw.course')}</h4>
      <Timeline
        items={[
          ...steps.map((step, index) => ({ id: `${index}`, title: names[step.state], time: <DateTime value={step.at}>{dateTime(step.at)}</DateTime> })),
          ...(turn === undefined ? [] : [{ id: turn, title: names[turn], time: null }]),
        ]}
        pending={next}
      />
    </section>
  );
}
