import { useToast } from '@livery/app-shell';
import { outcomeUnknown } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import { useBrand } from '@livery/brand-kit/react';
import type { ContractKind } from '@livery/contracts';
import { fieldMessages, Form, FormProblem, problemOf, useFieldErrors, useFormFocus, useSubmit } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { Button, iconPlus, TextField } from '@livery/ui-kit';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Choices } from '../agent-style.ts';
import { TryContract } from '../simulate/try-contract.tsx';
import { useProcess } from './api.ts';
import { ConfirmOffer } from './confirm-offer.tsx';
import { Said } from './contract-style.ts';
import { OfferChanged } from './offer-changed.tsx';
import { OfferRow } from './offer-row.tsx';
import { emptyRow, fieldName, readRows, rowFields, typedRows } from './offer-rows.ts';
import type { RowField, RowFieldName, TypedRow } from './offer-rows.ts';
import type { Change, Contract, Processed } from './types.ts';
import { useOfferBase } from './use-offer-base.ts';
import { useTerms } from './use-terms.ts';
import type { PeriodName } from './use-terms.ts';

type Field = 'account' | RowFieldName;
type Offer = Extract<Change, { action: 'offer' }>;

/** Rows of a ladder, at most, as the call has it. */
const MOST_ROWS = 20;
const unknown: Message = { ns: 'agent', key: 'offer.unknown' };

export interface OfferFormProps {
  readonly kind: ContractKind;
  readonly to: string;
  /** The highest rate that may be offered, in per cent. */
  readonly most: string;
  readonly period: PeriodName;
  /** The first period that it would take effect in. */
  readonly effectFrom: string;
  /** The contracts with downlines. */
  readonly contracts: readonly Contract[];
  readonly onDone: () => void;
}

/** An offer, or the same one as it was sent before: with what was confirmed then, so that the server knows it again. */
function again(offer: Offer, before: Offer | undefined): Offer {
  return before !== undefined && JSON.stringify({ ...offer, confirm: before.confirm }) === JSON.stringify(before) ? before : offer;
}

/** The rows of an offer, and to whom. What the server finds changed, or would end, is shown before anything is done. */
export function OfferForm({ kind, to, most, period, effectFrom, contracts, onDone }: OfferFormProps) {
  const t = useText('agent');
  const format = useFormat();
  const tCommon = useText('common');
  const { when } = useTerms();
  const { show } = useToast();
  const { currency } = useBrand();
  const { run, busy, problem, failures } = useSubmit();
  const { form, focusField } = useFormFocus('left');
  const process = useProcess(kind);
  const [account, setAccount] = useState(to);
  const withWhom = account.trim();
  const base = useOfferBase(to, contracts);
  const [typed, setTyped] = useState<readonly TypedRow[]>(() => {
    const before = base.contract?.offered ?? base.contract?.standing;
    return before === undefined || before === null ? [emptyRow(0)] : typedRows(before.rows);
  });
  const [begun, setBegun] = useState(0);
  const [asked, setAsked] = useState<Processed>();
  /** An offer of which it is not known whether it was made. */
  const doubted = useRef<Offer>(undefined);
  const { rows, faults: rowFaults } = readRows(kind, typed, most, currency.exponent, format.number(most));
  const shown: readonly Field[] = ['account', ...typed.flatMap((_, index) => rowFields.map((field) => fieldName(index, field)))];
  const faults: Readonly<Partial<Record<Field, Message>>> = { ...rowFaults, ...(withWhom === '' ? { account: { ns: 'agent', key: 'offer.fault.account' } as const } : {}) };
  const errors = useFieldErrors<Field>(shown, faults);
  /** Shows a refusal at the fields that it names; answers whether it names any. */
  const showAtFields = (refused: ApiProblem): boolean => {
    const first = errors.setServerErrors(refused);
    for (const { field } of fieldMessages(refused, shown)) errors.setError(field as Field, { ns: 'agent', key: field === 'account' ? 'offer.fault.notBelow' : 'offer.fault.refused' });
    if (first !== undefined) focusField(first);
    return first !== undefined;
  };
  const send = async (confirm?: string): Promise<boolean> => {
    if (rows === undefined) return false;
    let done = false;
    const refused = await run(async (): Promise<ApiProblem | undefined> => {
      const offer: Offer = { action: 'offer', account: withWhom, revision: base.revision, rows: [...rows] };
      const change: Offer = confirm === undefined ? again(offer, doubted.current) : { ...offer, confirm };
      const { data, error } = await process(change);
      const failed = data === undefined ? problemOf(error) : undefined;
      doubted.current = failed !== undefined && outcomeUnknown(failed) ? change : undefined;
      if (data === undefined) return failed;
      setAsked(data.outcome === 'confirm' ? data : undefined);
      if (data.outcome === 'changed') base.answer(withWhom, data.contract);
      done = data.outcome === 'done';
      return undefined;
    });
    if (done) {
      show('success', { ns: 'agent', key: 'offer.done', params: { account: withWhom } });
      onDone();
      return true;
    }
    if (refused === undefined) return false;
    setAsked(undefined);
    showAtFields(refused);
    return false;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const first = errors.validate();
    if (first !== undefined) return focusField(first);
    await send();
  };
  const change = (index: number, field: RowField, value: string) => {
    setTyped((before) => before.map((row, at) => (at === index ? { ...row, [field]: value } : row)));
    errors.clearServerError(fieldName(index, field));
  };
  const addRow = () => {
    const last = typed.at(-1);
    setTyped([...typed, { ...(last ?? emptyRow(0)), key: Math.max(...typed.map(({ key }) => key)) + 1, percent: '' }]);
    focusField(fieldName(typed.length, 'percent'));
  };
  const begin = (contract: Contract) => {
    const { rows: standing } = contract.offered ?? contract.standing ?? contract.newest;
    const unused = Math.max(...typed.map(({ key }) => key)) + 1;
    base.begin(contract);
    setTyped(typedRows(standing).map((row) => ({ ...row, key: row.key + unused })));
    setBegun((times) => times + 1);
  };
  useEffect(() => {
    // The button that began is gone with its notice.
    if (begun > 0) focusField(fieldName(0, 'percent'));
  }, [begun, focusField]);
  const removeRow = (index: number) => {
    setTyped(typed.filter((_, at) => at !== index));
    focusField(fieldName(Math.max(index - 1, 0), 'percent'));
  };

  return (
    <>
      <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
        <TextField
          leftToRight
          required
          name="account"
          label={t('offer.account')}
          hint={t('offer.accountHint')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={64}
          readOnly={to !== ''}
          value={account}
          onChange={(value) => {
            setAccount(value);
            base.setAccount(value);
            errors.clearServerError('account');
          }}
          error={errors.errorAt('account')}
        />
        {typed.map((row, index) => (
          <OfferRow
            key={row.key}
            kind={kind}
            index={index}
            row={row}
            most={most}
            onChange={(field, value) => change(index, field, value)}
            errorAt={(field) => errors.errorAt(fieldName(index, field))}
            onRemove={typed.length === 1 ? undefined : () => removeRow(index)}
          />
        ))}
        {kind === 'realtime' || typed.length >= MOST_ROWS ? null : (
          <div>
            <Button variant="outline" size="sm" iconStart={iconPlus} onClick={addRow}>
              {t('offer.addRow')}
            </Button>
          </div>
        )}
        <TryContract kind={kind} account={withWhom} rows={rows} onFault={() => focusField(errors.validate() ?? 'account')} onRefused={showAtFields} />
        {/* It stays, and its text comes into it, so that it is announced. */}
        <Said role="status">{base.newer === undefined && !base.refused ? null : <OfferChanged contract={base.newer ?? base.contract} refused={base.refused && base.newer === undefined} period={period} onBegin={begin} />}</Said>
        {problem === undefined || fieldMessages(problem, shown).length > 0 ? null : <FormProblem key={failures} problem={problem} message={outcomeUnknown(problem) ? unknown : undefined} />}
        <p>{t('offer.effect', { date: when(effectFrom) })}</p>
        <Choices>
          <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
            {t('offer.send')}
          </Button>
          <Button variant="ghost" aria-disabled={busy ? true : undefined} onClick={onDone}>
            {tCommon('action.cancel')}
          </Button>
        </Choices>
      </Form>
      {asked === undefined ? null : <ConfirmOffer account={withWhom} asked={asked} busy={busy} onConfirm={() => send(asked.confirm ?? undefined)} onClose={() => setAsked(undefined)} />}
    </>
  );
}
