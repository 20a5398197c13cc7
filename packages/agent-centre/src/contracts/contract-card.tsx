import { useFocusWhenGone } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { Button, Card, Notice } from '@livery/ui-kit';
import { useId, useState } from 'react';
import { Choices } from '../agent-style.ts';
import { ActionDialog } from './action-dialog.tsx';
import { Head, Inside, Terms } from './contract-style.ts';
import type { Action, Contract } from './types.ts';
import type { PeriodName } from './use-terms.ts';
import { VersionState, VersionTerms } from './version-terms.tsx';
import { Versions } from './versions.tsx';

interface Asked {
  readonly action: Action;
  readonly contract: Contract;
  readonly effectFrom: string;
}

const actions = { accept: 'contract.accept.do', reject: 'contract.reject.do', withdraw: 'contract.withdraw.do', terminate: 'contract.terminate.do' } as const satisfies Readonly<Record<Action, PlainTextKey<'agent'>>>;

export interface ContractCardProps {
  readonly contract: Contract;
  readonly period: PeriodName;
  /** The first period that a change now takes effect in. */
  readonly effectFrom: string;
  /** Offers another version; undefined for a contract with the upline. */
  readonly onOffer?: (() => void) | undefined;
}

/** A contract: what stands, what is offered, and what may be done with it. */
export function ContractCard({ contract, period, effectFrom, onOffer }: ContractCardProps) {
  const t = useText('agent');
  const name = useId();
  // What the dialog asks about stays as it was shown when it opened: a refetch behind it changes nothing in it, and the server says whether it still holds.
  const [doing, setDoing] = useState<Asked>();
  const [changed, setChanged] = useState(false);
  const { side, partner, offered, standing, newest, may } = contract;
  const shown = standing ?? offered ?? newest;
  // The dialog gives the focus back to the button that opened it, which goes with what may no longer be done.
  const leaving = useFocusWhenGone((action) => doing !== undefined || may.some((one) => one === action));
  const begin = (action: Action) => {
    setChanged(false);
    setDoing({ action, contract, effectFrom });
  };
  return (
    <Card data-padding="sm" aria-labelledby={name}>
      <Inside>
        <Head>
          <h4 id={name}>{side === 'downline' ? t('contract.withUpline', { partner }) : t('contract.withDownline', { partner })}</h4>
          <VersionState version={shown} />
        </Head>
        <VersionTerms version={shown} contract={contract} period={period} />
        {offered !== null && offered !== shown ? (
          <Notice tone="info">
            <Terms>
              <strong>{side === 'downline' ? t('contract.newOffer') : t('contract.youOffered')}</strong>
              <VersionTerms version={offered} contract={contract} period={period} />
            </Terms>
          </Notice>
        ) : null}
        {/* It stays, and its text comes into it, so that it is announced. */}
        <div role="status">{changed ? <Notice tone="warning">{t('contract.changed')}</Notice> : null}</div>
        {may.length === 0 && onOffer === undefined ? null : (
          <Choices>
            {may.map((action) => (
              <Button key={action} size="sm" variant={action === 'accept' ? 'primary' : 'outline'} onClick={() => begin(action)}>
                {t(actions[action])}
              </Button>
            ))}
            {onOffer === undefined ? null : (
              <Button size="sm" variant="outline" onClick={onOffer}>
                {standing === null && offered === null ? t('contract.offerAgain') : t('contract.offerOther')}
              </Button>
            )}
          </Choices>
        )}
        {newest.version > 1 ? <Versions contract={contract} period={period} /> : null}
      </Inside>
      {doing === undefined ? null : (
        <ActionDialog key={doing.action} {...doing} period={period} onMayBeDone={() => leaving(doing.action)} onChanged={() => setChanged(true)} onClose={() => setDoing(undefined)} />
      )}
    </Card>
  );
}
