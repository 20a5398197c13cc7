import { useText } from '@livery/i18n';
import { supportLink, useSupport } from '@livery/session';
import { iconHeadset, LinkButton } from '@livery/ui-kit';

/** The way to customer service: its window, or a letter where the merchant has none. */
export function ContactButton({ url }: { readonly url: string | null }) {
  const t = useText('content');
  const { email, link } = useSupport();
  const way = url === null ? link : supportLink(url);
  return (
    <LinkButton size="lg" iconStart={iconHeadset} {...(way ?? { href: `mailto:${email}` })}>
      {t('status.contact')}
    </LinkButton>
  );
}
