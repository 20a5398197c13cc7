import { useToast } from '@livery/app-shell';
import { outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { PlainTextKey, TextKey } from '@livery/i18n';
import { Button, Modal } from '@livery/ui-kit';
import { useRef, useState } from 'react';
import { AffectedList } from './affected-list.tsx';
import { useProcess } from './api.ts';
import { Inside } from './contract-style.ts';
import type { Action, Contract, Processed } from './types.ts';
import { tookPlace } from './took-place.ts';
import { useTerms } from './use-terms.ts';
import { VersionTerms } from './version-terms.tsx';
import type { PeriodName } from './use-terms.ts';

/** Words of each action: the question, what follows from it, its button, and what is said once it is done. */
const words = {
  accept: ['contract.accept.title', 'contract.accept.words', 'contract.accept.do', 'contract.accept.done'],
  reject: ['contract.reject.title', 'contract.reject.words', 'contract.reject.do', 'contract.reject.done'],
  withdraw: ['contract.withdraw.title', 'contract.withdraw.words', 'contract.withdraw.do', 'contract.withdraw.done'],
  terminate: ['contract.terminate.title', 'contract.terminate.words', 'contract.terminate.do', 'contract.terminate.done'],
} as const satisfies Readonly<Record<Action, readonly [TextKey<'agent'>, TextKey<'agent'>, PlainTextKey<'agent'>, TextKey<'agent'>]>>;

/** The upline cannot give any more what it offered. */
const tooHigh = { ns: 'agent', key: 'contract.accept.tooHigh' } as const;
const unknown = { ns: 'agent', key: 'contract.unknown' } as const;

export interface ActionDialogProps {
  readonly action: Action;
  readonly contract: Contract;
  readonly period: PeriodName;
  /** The first period that a change now takes effect in. */
  readonly effectFrom: string;
  /** It was done, or may have been; the dialog is still open. */
  readonly onMayBeDone: () => void;
  /** Nothing was done, since the contract is no longer as it was shown. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Asks before a contract is accepted, rejected, withdrawn or ended; names the contracts below that end with it, and does it upon exactly what was shown. */
export function ActionDialog({ action, contract, period, effectFrom, onMayBeDone, onChanged, onClose }: ActionDialogProps) {
  const t = useText('agent');
  const tCommon = useText('common');
  const { when } = useTerms();
  const { show } = useToast();
  const { run, busy, problem, failures } = useSubmit();
  const process = useProcess(contract.kind);
  const [isOpen, setIsOpen] = useState(true);
  const [asked, setAsked] = useState<Processed>();
  const changed = useRef(false);
  /** An attempt of which the answer was lost may have done it: the contract is then not as it was shown, by this very action. */
  const lost = useRef(false);
  const [title, lead, doIt, done] = words[action];
  const names = { partner: contract.partner, date: when(effectFrom) };
  const act = async () => {
    await run(async (): Promise<ApiProblem | undefined> => {
      const known = { contractId: contract.id, revision: contract.revision };
      const confirm = asked?.confirm ?? undefined;
      const { data, error } = await process(action === 'reject' || action === 'withdraw' ? { action, ...known } : { action, ...known, ...(confirm === undefined ? {} : { confirm }) });
      if (data === undefined) {
        const refused = problemOf(error);
        // The contract is fetched anew, and may show without what was asked for.
        if (outcomeUnknown(refused)) {
          lost.current = true;
          onMayBeDone();
        }
        return refused;
      }
      if (data.outcome === 'confirm') {
        setAsked(data);
        return undefined;
      }
      if (data.outcome === 'changed' && !(lost.current && data.contract !== null && tookPlace(action, contract, data.contract))) changed.current = true;
      else {
        show('success', { ns: 'agent', key: done, params: names });
        onMayBeDone();
      }
      setIsOpen(false);
      return undefined;
    });
  };
  const offered = action === 'accept' ? contract.offered : null;
  return (
    <Modal
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      // What the call answers, a refusal or another question, would be lost with the dialog.
      onBeforeClose={() => !busy}
      onClosed={() => {
        onClose();
        // While the dialog is open, nothing that is said behind it is heard.
        if (changed.current) onChanged();
      }}
      role="alertdialog"
      title={t(title, names)}
      closeLabel={tCommon('action.close')}
      width={560}
      height={0}
      phone="bottom"
      footer={(close) => (
        <>
          <Button variant="outline" aria-disabled={busy ? true : undefined} onClick={close}>
            {tCommon('action.cancel')}
          </Button>
          <Button variant={action === 'accept' ? 'primary' : 'danger'} loading={busy} loadingLabel={tCommon('state.loading')} onClick={act}>
            {asked === undefined ? t(doIt) : t('contract.affected.do')}
          </Button>
        </>
      )}
    >
      <Inside>
        {offered === null ? null : <VersionTerms version={offered} contract={contract} period={period} />}
        <p>{t(lead, names)}</p>
        {asked === undefined ? null : (
          <>
            {/* The sentence alone is announced: the list may be long, and is read after it. */}
            <p role="alert">{t('contract.affected.lead', { count: asked.affected.length })}</p>
            <AffectedList affected={asked.affected} />
          </>
        )}
        {problem === undefined ? null : <FormProblem key={failures} problem={problem} message={outcomeUnknown(problem) ? unknown : problem.code === 'VALIDATION_FAILED' ? tooHigh : undefined} />}
      </Inside>
    </Modal>
  );
}
