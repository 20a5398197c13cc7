import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { iconHeadset, LinkButton } from '@livery/ui-kit';

/** The way to customer service: its page, or a letter where the merchant has none. */
export function SupportAction() {
  const t = useText('errors');
  const { url, email } = useBrand().identity.supportContact;
  return (
    <LinkButton variant="ghost" size="sm" href={url ?? `mailto:${email}`} iconStart={iconHeadset} {...(url === undefined ? {} : { target: '_blank', rel: 'noopener' })}>
      {t('support.ask')}
    </LinkButton>
  );
}
