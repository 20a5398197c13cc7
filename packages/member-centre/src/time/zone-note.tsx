import { MerchantZone } from '@livery/centre-kit';
import type { MerchantZoneProps } from '@livery/centre-kit';
import { useText } from '@livery/i18n';

/** Names the merchant's time zone, by which records are dated, where the visitor's clock differs from it. */
export function ZoneNote(clocks: Omit<MerchantZoneProps, 'text'>) {
  const t = useText('member');
  return <MerchantZone {...clocks} text={(words) => t('records.zone', words)} />;
}
