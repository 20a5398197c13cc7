import { ladderFault, minorOf, rateOfPercent, toLatinDigits } from '@livery/contracts';
import type { ContractKind, LadderFault } from '@livery/contracts';
import type { Message } from '@livery/i18n';
import { rateTyped } from '../rate-text.ts';
import type { Row } from './types.ts';

/** A row as it is typed; amounts are decimal strings already, empty where none can be read. */
export interface TypedRow {
  /** For React, since rows come and go. */
  readonly key: number;
  readonly percent: string;
  readonly activeMembers: string;
  readonly validBet: string;
  readonly loss: string;
  readonly betAmount: string;
}

export type RowField = Exclude<keyof TypedRow, 'key'>;
/** The fields of a row in their order. */
export const rowFields: readonly RowField[] = ['percent', 'activeMembers', 'validBet', 'loss', 'betAmount'];

/** The name of a field of a row, as the server names it too. */
export type RowFieldName = `rows.${number}.${RowField}`;
export const fieldName = (index: number, field: RowField): RowFieldName => `rows.${index}.${field}`;

/** Members that a condition asks for, at most. */
const MOST_MEMBERS = 1_000_000;

/** The first row of a new contract: no rate yet, and nothing asked for. */
export const emptyRow = (key: number): TypedRow => ({ key, percent: '', activeMembers: '0', validBet: '0', loss: '0', betAmount: '0' });

/** Rows of a version, to be changed. */
export const typedRows = (rows: readonly Row[]): TypedRow[] => rows.map(({ activeMembers, ...row }, key) => ({ key, activeMembers: String(activeMembers), ...row }));

function membersTyped(text: string): number | undefined {
  const digits = toLatinDigits(text.trim());
  return /^\d{1,7}$/.test(digits) && Number(digits) <= MOST_MEMBERS ? Number(digits) : undefined;
}

/** What is wrong at a field, as the ladder's rules have it. */
function ladderMessage({ fault }: LadderFault, mostText: string): Message {
  switch (fault) {
    case 'rate':
      return { ns: 'agent', key: 'offer.fault.rate' };
    case 'aboveOwn':
      return { ns: 'agent', key: 'offer.fault.aboveOwn', params: { most: mostText } };
    case 'conditions':
      return { ns: 'agent', key: 'offer.fault.conditions' };
    case 'rows':
      return { ns: 'agent', key: 'offer.fault.rows' };
    default:
      return { ns: 'agent', key: 'offer.fault.falls' };
  }
}

/** The field that a fault of the ladder shows at. */
const faultField = (fault: LadderFault['fault']): RowField => (fault === 'rate' || fault === 'aboveOwn' || fault === 'rows' ? 'percent' : fault === 'conditions' ? 'activeMembers' : fault);

/** What typed rows are worth. */
export interface ReadRows {
  /** As the call has them; undefined where anything is wrong. */
  readonly rows: readonly Row[] | undefined;
  /** What is wrong, by field. */
  readonly faults: Readonly<Partial<Record<RowFieldName, Message>>>;
}

/**
 * Reads typed rows by the rules that the server decides by as well.
 * @param most the highest rate that may be offered, in per cent
 * @param exponent decimal places of the currency
 * @param mostText `most` in the reader's language
 */
export function readRows(kind: ContractKind, typed: readonly TypedRow[], most: string, exponent: number, mostText: string): ReadRows {
  const faults: Partial<Record<RowFieldName, Message>> = {};
  const rows: Row[] = [];
  for (const [index, row] of typed.entries()) {
    const percent = rateTyped(row.percent, '100');
    const activeMembers = membersTyped(row.activeMembers);
    if (percent === undefined) faults[fieldName(index, 'percent')] = { ns: 'agent', key: 'offer.fault.percent', params: { most: mostText } };
    if (kind === 'realtime') {
      if (percent !== undefined) rows.push({ percent, activeMembers: 0, validBet: '0', loss: '0', betAmount: '0' });
      continue;
    }
    if (activeMembers === undefined) faults[fieldName(index, 'activeMembers')] = { ns: 'agent', key: 'offer.fault.members' };
    for (const field of ['validBet', 'loss', 'betAmount'] as const) if (row[field] === '') faults[fieldName(index, field)] = { ns: 'agent', key: 'offer.fault.amount' };
    if (percent !== undefined && activeMembers !== undefined) rows.push({ percent, activeMembers, validBet: row.validBet, loss: row.loss, betAmount: row.betAmount });
  }
  if (Object.keys(faults).length > 0) return { rows: undefined, faults };
  const ladder = rows.map(({ percent, activeMembers, validBet, loss, betAmount }) => ({ rate: rateOfPercent(percent), activeMembers, validBet: minorOf(validBet, exponent), loss: minorOf(loss, exponent), betAmount: minorOf(betAmount, exponent) }));
  const fault = ladderFault(ladder, rateOfPercent(most));
  if (fault === undefined) return { rows, faults };
  return { rows: undefined, faults: { [fieldName(fault.index, faultField(fault.fault))]: ladderMessage(fault, mostText) } };
}
