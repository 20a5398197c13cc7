import { useText } from '@livery/i18n';
import { SupportButton } from '@livery/session';

/** The way to customer service: its window, or a letter where the merchant has none. */
export function SupportLink({ reference }: { readonly reference?: string }) {
  const t = useText('member');
  return (
    <SupportButton variant="ghost" size="sm" subject={reference}>
      {t('deposit.support')}
    </SupportButton>
  );
}
