import { useText } from '@livery/i18n';
import { isLinkAddress, SupportButton } from '@livery/session';

/** The way to customer service: its window, the page that the platform names, or a letter where the merchant has none. */
export function ContactButton({ url }: { readonly url: string | null }) {
  const t = useText('content');
  return (
    <SupportButton size="lg" page={url !== null && isLinkAddress(url) ? url : undefined}>
      {t('status.contact')}
    </SupportButton>
  );
}
