import { useText } from '@livery/i18n';
import { SupportButton } from '@livery/session';

/** The way to customer service: its window, or a letter where the merchant has none. */
export function SupportAction() {
  const t = useText('errors');
  return (
    <SupportButton variant="ghost" size="sm">
      {t('support.ask')}
    </SupportButton>
  );
}
