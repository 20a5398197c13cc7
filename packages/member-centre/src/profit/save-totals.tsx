import { saveText } from '@livery/centre-kit';
import { useText } from '@livery/i18n';
import { Button, iconDownload } from '@livery/ui-kit';
import type { DateRange } from '@livery/ui-kit';
import { useVendors } from '../records/use-vendors.ts';
import type { BetTotal } from './group-totals.ts';
import { totalsCsv } from './totals-csv.ts';
import { useCategoryName } from './use-category-name.ts';

/** Saves the totals of a period as a file that spreadsheets open. */
export function SaveTotals({ period, totals }: { readonly period: DateRange; readonly totals: readonly BetTotal[] }) {
  const t = useText('member');
  const { nameOf } = useVendors();
  const categoryName = useCategoryName();
  const headings = {
    day: t('totals.day'),
    vendor: t('bets.vendor'),
    category: t('profit.category'),
    bets: t('totals.bets'),
    turnover: t('totals.turnover'),
    validBet: t('totals.validBet'),
    prize: t('totals.prize'),
    net: t('bets.net'),
    currency: t('profit.currency'),
  };
  return (
    <Button
      variant="outline"
      size="sm"
      iconStart={iconDownload}
      onClick={() => saveText(`${period.start}_${period.end}.csv`, totalsCsv(totals, headings, { vendor: nameOf, category: categoryName }), 'text/csv')}
    >
      {t('profit.save')}
    </Button>
  );
}
