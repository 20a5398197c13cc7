import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { iconHeadset, LinkButton } from '@livery/ui-kit';

/** The way to customer service: its page, or a letter where the merchant has none. */
export function SupportLink({ reference }: { readonly reference?: string }) {
  const t = useText('member');
  const { url, email } = useBrand().identity.supportContact;
  const letter = `mailto:${email}${reference === undefined ? '' : `?subject=${encodeURIComponent(reference)}`}`;
  return (
    <LinkButton variant="ghost" size="sm" href={url ?? letter} iconStart={iconHeadset} {...(url === undefined ? {} : { target: '_blank', rel: 'noopener' })}>
      {t('deposit.support')}
    </LinkButton>
  );
}
