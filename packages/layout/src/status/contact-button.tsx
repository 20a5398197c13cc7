import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import { iconHeadset, LinkButton } from '@livery/ui-kit';
import type { MouseEvent } from 'react';
import { openServiceWindow } from './service-window.ts';

/** The way to customer service: its window, or a letter where the merchant has none. */
export function ContactButton({ url }: { readonly url: string | null }) {
  const { identity } = useBrand();
  const t = useText('content');
  const address = url ?? identity.supportContact.url;
  if (address === undefined) {
    return (
      <LinkButton size="lg" href={`mailto:${identity.supportContact.email}`} iconStart={iconHeadset}>
        {t('status.contact')}
      </LinkButton>
    );
  }
  const open = (event: MouseEvent) => {
    if (openServiceWindow(address)) event.preventDefault();
  };
  return (
    <LinkButton size="lg" href={address} target="_blank" rel="noopener" iconStart={iconHeadset} onClick={open}>
      {t('status.contact')}
    </LinkButton>
  );
}
