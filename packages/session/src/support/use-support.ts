import { useBrand } from '@livery/brand-kit/react';
import type { ResponseOf } from '@livery/contracts';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { sessionApi } from '../calls.ts';
import { useSession } from '../member/use-session.ts';
import { openServiceWindow } from './service-window.ts';

type Service = ResponseOf<'permission'>['customerService'][number];

/** Members above this rank have the VIP service. */
const VIP_ABOVE_RANK = 4;
const ADDRESS = /^(?:https:\/\/|\/(?!\/))/;

/** Whether an address of the server may become a link: one with https, or a path of the site. */
export const isLinkAddress = (address: string): boolean => ADDRESS.test(address);

/** What a link to customer service is given: it opens a window of its own, or a tab where the browser allows no window. */
export interface SupportLinkProps {
  readonly href: string;
  readonly target: '_blank';
  readonly rel: 'noopener';
  readonly onClick: (event: MouseEvent) => void;
}

/** Ways to the merchant's customer service. */
export interface Support {
  readonly email: string;
  /** Its page; undefined where the merchant has none. */
  readonly link: SupportLinkProps | undefined;
  /** The first of both, as the properties of a link. @param subject of the letter */
  readonly way: (subject?: string) => SupportLinkProps | { readonly href: string };
}

/**
 * The service for a member: VIP above rank 4 where there is one, else the live chat; undefined where the merchant has neither.
 *
 * @param rank 0 for visitors and members without a rank
 */
export function serviceFor(services: readonly Service[], rank: number): string | undefined {
  const reached = services.filter(({ path }) => isLinkAddress(path));
  const chosen = (rank > VIP_ABOVE_RANK ? reached.find(({ csType }) => csType === 'VIP') : undefined) ?? reached.find(({ csType }) => csType === 'LIVECHAT');
  return chosen?.path;
}

/** Properties of a link that opens customer service. */
export function supportLink(href: string): SupportLinkProps {
  return {
    href,
    target: '_blank',
    rel: 'noopener',
    onClick: (event) => {
      // Pressed so, a link opens where the person wants it.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (openServiceWindow(href)) event.preventDefault();
    },
  };
}

/** Ways to customer service: the one that the platform names for the member, else the brand's own page; by e-mail in any case. */
export function useSupport(): Support {
  const { email, url } = useBrand().identity.supportContact;
  const services = sessionApi.endpoints.permission.useQueryState().data?.customerService;
  const { rank } = useSession();
  const address = serviceFor(services ?? [], rank?.level ?? 0) ?? url;
  return useMemo(() => {
    const link = address === undefined ? undefined : supportLink(address);
    return { email, link, way: (subject) => link ?? { href: `mailto:${email}${subject === undefined ? '' : `?subject=${encodeURIComponent(subject)}`}` } };
  }, [email, address]);
}
