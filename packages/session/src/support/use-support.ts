import { useBrand } from '@livery/brand-kit/react';
import type { ResponseOf } from '@livery/contracts';
import type { MouseEvent } from 'react';
import { sessionApi } from '../calls.ts';
import { useSession } from '../member/use-session.ts';
import { bringServiceToFront, openServiceWindow } from './service-window.ts';

type Services = ResponseOf<'permission'>['customerService'];

/** VIP or LIVECHAT. */
export type ServiceType = Services[number]['csType'];

/** Members above this rank have the VIP service. */
const VIP_ABOVE_RANK = 4;

/** What a link to a support page is given: it opens a window of its own, or a tab where the browser allows no window. */
export interface SupportLinkProps {
  readonly href: string;
  readonly target: '_blank';
  readonly rel: 'noopener';
  readonly onClick: (event: MouseEvent) => void;
}

/** Ways to the merchant's customer service. */
export interface Support {
  readonly email: string;
  /** The service that the platform has for the member; its address is asked for when it is wanted. */
  readonly service: ServiceType | undefined;
  /** The brand's own page; undefined where it has none. */
  readonly page: string | undefined;
}

/**
 * The service for a member: VIP above rank 4 where there is one, else the live chat; undefined where the merchant has neither.
 *
 * @param rank 0 for visitors and members without a rank
 */
export function serviceFor(services: Services, rank: number): ServiceType | undefined {
  const has = (type: ServiceType): boolean => services.some(({ csType }) => csType === type);
  return rank > VIP_ABOVE_RANK && has('VIP') ? 'VIP' : has('LIVECHAT') ? 'LIVECHAT' : undefined;
}

/** Properties of a link that opens a support page whose address is known. */
export function supportLink(href: string): SupportLinkProps {
  return {
    href,
    target: '_blank',
    rel: 'noopener',
    onClick: (event) => {
      // Pressed so, a link opens where the person wants it.
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
      if (bringServiceToFront(href) || openServiceWindow(href, href) !== null) event.preventDefault();
    },
  };
}

/** Ways to customer service: the one that the platform has for the member, else the brand's own page; by e-mail in any case. */
export function useSupport(): Support {
  const { email, url } = useBrand().identity.supportContact;
  const services = sessionApi.endpoints.permission.useQueryState().data?.customerService;
  const { rank } = useSession();
  return { email, service: serviceFor(services ?? [], rank?.level ?? 0), page: url };
}
