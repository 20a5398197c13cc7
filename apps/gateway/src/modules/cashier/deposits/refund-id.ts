import { hash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';

const DIGITS = 40;

/** The id that a provider is given for sending money back: money of one number goes back once, so that its id is made of the number. */
export function refundIdOf(provider: string, providerTx: string): string {
  return `r-${hash('sha256', `${provider}:${providerTx}`, 'hex').slice(0, DIGITS)}`;
}

/** {@link refundIdOf} of a row of `deposit_receipt`, in SQL. */
export const refundIdOfReceipt = (): RawBuilder<string> =>
  sql<string>`'r-' || left(encode(sha256(convert_to(deposit_receipt.provider || ':' || deposit_receipt.provider_tx, 'UTF8')), 'hex'), ${sql.lit(DIGITS)})`;
