import { useText } from '@livery/i18n';
import { useSupport } from '@livery/session';
import { iconHeadset, LinkButton } from '@livery/ui-kit';

/** The way to customer service: its window, or a letter where the merchant has none. */
export function SupportLink({ reference }: { readonly reference?: string }) {
  const t = useText('member');
  const { email, link } = useSupport();
  const letter = `mailto:${email}${reference === undefined ? '' : `?subject=${encodeURIComponent(reference)}`}`;
  return (
    <LinkButton variant="ghost" size="sm" iconStart={iconHeadset} {...(link ?? { href: letter })}>
      {t('deposit.support')}
    </LinkButton>
  );
}
