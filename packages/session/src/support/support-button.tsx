import { useText } from '@livery/i18n';
import { Button, iconHeadset, Link, LinkButton, preloadableLazy, token } from '@livery/ui-kit';
import type { ButtonSize, ButtonVariant } from '@livery/ui-kit';
import { Suspense, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { SessionDispatch } from '../flow/dispatch.ts';
import { bringServiceToFront, openServiceWindow } from './service-window.ts';
import type { ServiceOutcome } from './show-service.ts';
import { supportLink, useSupport } from './use-support.ts';
import type { ServiceType } from './use-support.ts';

const ServiceNotice = preloadableLazy(() => import('./service-notice.tsx')).show((module) => module.ServiceNotice);

/** Looks as a link does among words. */
const AS_LINK = { color: token.color.fg.link, textAlign: 'start', textDecoration: 'underline', textUnderlineOffset: '0.2em', textDecorationThickness: 'from-font' } as const;

export interface SupportButtonProps {
  /** A button with its icon, or words among others. */
  readonly look?: 'button' | 'text';
  /** Weight of the button. */
  readonly variant?: ButtonVariant;
  /** Height and text size of the button. */
  readonly size?: ButtonSize;
  /** Subject of the letter, where there is neither service nor page. */
  readonly subject?: string | undefined;
  /** A page that goes before the brand's own. */
  readonly page?: string | undefined;
  /** What it leads to, in words. */
  readonly children: string;
}

const service = preloadableLazy(() => import('./show-service.ts'));

/** Opens the service in its window, at most one at a time; what went wrong. */
function useServiceWindow(type: ServiceType) {
  const tCommon = useText('common');
  const dispatch = useDispatch<SessionDispatch>();
  const [outcome, setOutcome] = useState<ServiceOutcome>('shown');
  const loading = useRef(false);

  async function show(): Promise<void> {
    // Within the press: a browser lets no window open later.
    const opened = openServiceWindow(type);
    if (opened !== null) opened.document.title = tCommon('state.loading');
    loading.current = true;
    try {
      const { showService } = await service.load();
      setOutcome(await dispatch(showService(type, opened)));
    } catch {
      // The script did not come.
      opened?.close();
      setOutcome('failed');
    } finally {
      loading.current = false;
    }
  }

  return { outcome, press: () => (loading.current || bringServiceToFront(type) ? undefined : show()), forget: () => setOutcome('shown') };
}

function ServiceButton({ type, look, variant, size, children }: SupportButtonProps & { readonly type: ServiceType }) {
  const { outcome, press, forget } = useServiceWindow(type);
  return (
    <>
      {look === 'text' ? (
        <button type="button" style={AS_LINK} onClick={() => void press()}>{children}</button>
      ) : (
        <Button {...(variant && { variant })} {...(size && { size })} iconStart={iconHeadset} onClick={press}>
          {children}
        </Button>
      )}
      {outcome === 'shown' ? null : (
        <Suspense>
          <ServiceNotice outcome={outcome} onClose={forget} />
        </Suspense>
      )}
    </>
  );
}

/**
 * The way to customer service: a button that opens the service's window; a link to the page of support, or a letter, where the merchant has
 * no service. As words among others it is left out where there would be a letter alone, which stands beside it.
 */
export function SupportButton(props: SupportButtonProps) {
  const { email, service, page: ownPage } = useSupport();
  const { look, variant, size, subject, page = ownPage, children } = props;
  if (service !== undefined) return <ServiceButton key={service} type={service} {...props} />;
  if (look === 'text') return page === undefined ? null : <Link {...supportLink(page)}>{children}</Link>;
  const letter = { href: `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}` };
  return (
    <LinkButton {...(variant && { variant })} {...(size && { size })} iconStart={iconHeadset} {...(page === undefined ? letter : supportLink(page))}>
      {children}
    </LinkButton>
  );
}
