import { useMoneyText } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { Notice } from '@livery/ui-kit';

/** Wins of a bet that were set aside. */
export type Review = NonNullable<ResponseOf<'betRecords'>['records'][number]['review']>;

const isSome = (amount: string): boolean => Number(amount) !== 0;

/** What is being checked or was taken back, in a line of the list. */
export function WinReviewLine({ review }: { readonly review: Review | undefined }) {
  const t = useText('member');
  const money = useMoneyText();
  if (review === undefined) return null;
  const { waiting, rejected } = review;
  return <small>{isSome(waiting) ? t('bets.review.waiting', { amount: money(waiting) }) : t('bets.review.rejected', { amount: money(rejected) })}</small>;
}

/** The same in full: how much it is, and what happens next. */
export function WinReviewNotice({ review }: { readonly review: Review | undefined }) {
  const t = useText('member');
  const money = useMoneyText();
  if (review === undefined) return null;
  const { waiting, rejected } = review;
  return (
    <>
      {isSome(waiting) ? <Notice tone="info" title={t('receipt.review.waiting', { amount: money(waiting) })}>{t('receipt.review.next')}</Notice> : null}
      {isSome(rejected) ? <Notice tone="info" title={t('receipt.review.rejected', { amount: money(rejected) })}>{t('receipt.review.over')}</Notice> : null}
    </>
  );
}
