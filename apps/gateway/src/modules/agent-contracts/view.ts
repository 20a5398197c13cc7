import { decimalOf, minorOf, percentOfRate, rateOfPercent, type LadderRow, type ResponseOf, type ValidRequestOf } from '@livery/contracts';
import { Problem } from '../../platform/http/index.ts';
import { maskAccount } from '../member/index.ts';
import { MOST_ASKED } from '../wallet/index.ts';
import { versionIn } from './contracts.ts';
import type { AffectedContract, AgentContract, ContractVersion } from './types.ts';

type View = ResponseOf<'agentContract'>['contract'];
type VersionView = ResponseOf<'agentContract'>['versions'][number];
type RowView = VersionView['rows'][number];
type Offer = Extract<ValidRequestOf<'processDividend'>, { readonly action: 'offer' }>;

/** A row as both sides see it. */
export const rowView = ({ rate, activeMembers, validBet, loss, betAmount }: LadderRow, exponent: number): RowView => ({
  percent: percentOfRate(rate),
  activeMembers,
  validBet: decimalOf(validBet, exponent),
  loss: decimalOf(loss, exponent),
  betAmount: decimalOf(betAmount, exponent),
});

/** A version as both sides see it. */
export const versionView = ({ version, state, rows, offeredAt, expiresAt, answeredAt, from, until, endedBy }: ContractVersion, exponent: number): VersionView => ({
  version, state, from, until, endedBy,
  rows: rows.map((row) => rowView(row, exponent)),
  offeredAt: offeredAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  answeredAt: answeredAt?.toISOString() ?? null,
});

/** A contract as one of its sides sees it. */
export function contractView(contract: AgentContract, agentId: string, exponent: number): View {
  const isUpline = contract.uplineId === agentId;
  const [offered, standing, newest] = [versionIn(contract, 'pending'), versionIn(contract, 'active'), contract.versions[0]];
  if (newest === undefined) throw new Error(`A contract without a version: ${contract.id}`);
  return {
    id: contract.id,
    kind: contract.kind,
    revision: contract.revision,
    side: isUpline ? 'upline' : 'downline',
    partner: isUpline ? contract.downlineAccount : maskAccount(contract.uplineAccount),
    offered: offered === undefined ? null : versionView(offered, exponent),
    standing: standing === undefined ? null : versionView(standing, exponent),
    newest: versionView(newest, exponent),
    may: [...(offered === undefined ? [] : isUpline ? (['withdraw'] as const) : (['accept', 'reject'] as const)), ...(standing === undefined ? [] : (['terminate'] as const))],
  };
}

/** A contract that would end, as an agent above both sees it. */
export const affectedView = ({ upline, downline, topRate, most }: AffectedContract): ResponseOf<'processDividend'>['affected'][number] => ({
  upline, downline, percent: percentOfRate(topRate), most: percentOfRate(most), above: percentOfRate(topRate - most),
});

/**
 * Rows of a request.
 * @throws Problem VALIDATION_FAILED with the field of a value that cannot be
 */
export function rowsOf(rows: Offer['rows'], exponent: number): LadderRow[] {
  function read<Value>(index: number, name: string, value: () => Value): Value {
    try {
      return value();
    } catch (cause) {
      if (!(cause instanceof RangeError)) throw cause;
      throw new Problem('VALIDATION_FAILED', { fields: [{ field: `rows.${index}.${name}`, rule: 'invalid' }] }, { cause });
    }
  }
  return rows.map(({ percent, activeMembers, ...amounts }, index) => {
    const amount = (name: keyof typeof amounts): bigint =>
      read(index, name, () => {
        const minor = minorOf(amounts[name], exponent);
        if (minor > MOST_ASKED) throw new RangeError('too large');
        return minor;
      });
    return { rate: read(index, 'percent', () => rateOfPercent(percent)), activeMembers, validBet: amount('validBet'), loss: amount('loss'), betAmount: amount('betAmount') };
  });
}
