import { SupportContact } from '@livery/centre-kit';
import { useText } from '@livery/i18n';

/** The ways to the merchant's support, below what a member may have a question about. */
export function SupportLine({ children }: { readonly children: string }) {
  const t = useText('member');
  return <SupportContact lead={children} page={t('support.page')} />;
}
