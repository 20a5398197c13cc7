import type { FeatureName } from '@livery/brand-kit';
import { useDialogs } from '@livery/app-shell';
import { sessionApi, useSession } from '@livery/session';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { href } from '../routes/links.ts';
import type { RouteId } from '../routes/route-table.ts';
import type { CentrePageSpec, CentreUser } from './centre-pages.ts';

/** What decides about the page of a centre's address. */
export interface PageAsked {
  /** The page of the address, in the route table. */
  readonly asked: RouteId;
  readonly pages: readonly CentrePageSpec[];
  readonly user: CentreUser;
  readonly isOn: (feature: FeatureName) => boolean;
  /** Whether the user has the page, or the centre is not open. */
  readonly has: boolean;
  /** Where the menu stands, and where the visitor is led from it where it shows no page of its own. */
  readonly menu: RouteId;
  readonly first: RouteId | undefined;
}

/** Whether it is known what the user has: who they are, and what the merchant has switched on. */
function useKnown(): boolean {
  const { memberId, interrupted } = useSession();
  const { isLoading } = sessionApi.endpoints.permission.useQueryState();
  return memberId !== undefined && interrupted === undefined && !isLoading;
}

/** Leads from a page that is switched off, or is for others, to the centre's own address, and says so. */
export function usePageRefused({ asked, pages, user, isOn, has, menu, first }: PageAsked): void {
  const here = useLocation();
  const navigate = useNavigate();
  const { alert } = useDialogs();
  const known = useKnown();
  const warned = useRef<string>(undefined);
  const refused = !has && asked !== menu;
  const spec = pages.find(({ key }) => key === asked);
  const forOthers = spec?.shownTo?.(user) === false && (spec.feature === undefined || isOn(spec.feature));
  const instead = has || (refused && !known) ? undefined : first ?? (refused ? menu : undefined);
  const target = instead === undefined ? undefined : href(instead);
  useEffect(() => {
    if (target === undefined) return;
    void navigate(target, { replace: true, state: here.state as unknown });
    if (!refused || warned.current === here.key) return;
    warned.current = here.key;
    void alert({ title: { ns: 'errors', key: 'title' }, body: { ns: 'errors', key: forOthers ? 'request.forbidden' : 'operation.notEnabled' } });
  }, [target, refused, forOthers, navigate, alert, here.key, here.state]);
}
