import { useText } from '@livery/i18n';
import { isLinkAddress, supportLink, useSupport } from '@livery/session';
import { iconHeadset, LinkButton } from '@livery/ui-kit';

/** The way to customer service: its window, or a letter where the merchant has none. */
export function ContactButton({ url }: { readonly url: string | null }) {
  const t = useText('content');
  const { way } = useSupport();
  return (
    <LinkButton size="lg" iconStart={iconHeadset} {...(url !== null && isLinkAddress(url) ? supportLink(url) : way())}>
      {t('status.contact')}
    </LinkButton>
  );
}
