import { useText } from '@livery/i18n';
import { useSupport } from '@livery/session';
import { iconHeadset, LinkButton } from '@livery/ui-kit';

/** The way to customer service: its window, or a letter where the merchant has none. */
export function SupportLink({ reference }: { readonly reference?: string }) {
  const t = useText('member');
  const { way } = useSupport();
  return (
    <LinkButton variant="ghost" size="sm" iconStart={iconHeadset} {...way(reference)}>
      {t('deposit.support')}
    </LinkButton>
  );
}
