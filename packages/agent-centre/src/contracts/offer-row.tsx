import { useBrand } from '@livery/brand-kit/react';
import type { ContractKind } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { AmountField, Button, iconTrash, TextField } from '@livery/ui-kit';
import { AtStart } from '../panel/opened.tsx';
import { RowFields, RowGroup } from './contract-style.ts';
import { fieldName } from './offer-rows.ts';
import type { RowField, TypedRow } from './offer-rows.ts';

const amounts = [
  ['validBet', 'offer.validBet'],
  ['loss', 'offer.loss'],
  ['betAmount', 'offer.betAmount'],
] as const satisfies readonly (readonly [RowField, PlainTextKey<'agent'>])[];

export interface OfferRowProps {
  readonly kind: ContractKind;
  readonly index: number;
  readonly row: TypedRow;
  /** The highest rate that may be offered, in per cent. */
  readonly most: string;
  readonly onChange: (field: RowField, value: string) => void;
  readonly errorAt: (field: RowField) => string | undefined;
  /** Undefined for the only row. */
  readonly onRemove: (() => void) | undefined;
}

/** The fields of one row of a ladder: its rate, and what a period has to come to for it. */
export function OfferRow({ kind, index, row, most, onChange, errorAt, onRemove }: OfferRowProps) {
  const t = useText('agent');
  const format = useFormat();
  const { currency } = useBrand();
  return (
    <RowGroup>
      <legend>{t('offer.row', { number: index + 1 })}</legend>
      <RowFields>
        <TextField
          leftToRight
          required
          name={fieldName(index, 'percent')}
          label={t('register.rate')}
          hint={t('offer.rateHint', { most: format.number(most) })}
          inputMode="decimal"
          autoComplete="off"
          maxLength={9}
          suffix="%"
          value={row.percent}
          onChange={(value) => onChange('percent', value)}
          error={errorAt('percent')}
        />
        {kind === 'realtime' ? null : (
          <>
            <TextField
              leftToRight
              name={fieldName(index, 'activeMembers')}
              label={t('offer.activeMembers')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              value={row.activeMembers}
              onChange={(value) => onChange('activeMembers', value)}
              error={errorAt('activeMembers')}
            />
            {amounts.map(([field, label]) => (
              <AmountField
                key={field}
                name={fieldName(index, field)}
                label={t(label)}
                currency={currency.symbol}
                exponent={currency.exponent}
                unclear={(example) => t('offer.unclear', { example })}
                value={row[field]}
                onChange={(value) => onChange(field, value)}
                error={errorAt(field)}
              />
            ))}
          </>
        )}
      </RowFields>
      {onRemove === undefined ? null : (
        <AtStart>
          <Button variant="ghost" size="sm" iconStart={iconTrash} aria-label={t('offer.removeRow', { number: index + 1 })} onClick={onRemove}>
            {t('offer.remove')}
          </Button>
        </AtStart>
      )}
    </RowGroup>
  );
}
