import { SupportContact } from '@livery/centre-kit';
import { useText } from '@livery/i18n';

/** The ways to the merchant's support, below what an agent may have a question about. */
export function SupportLine() {
  const t = useText('agent');
  return <SupportContact lead={t('support.lead')} page={t('support.page')} />;
}
