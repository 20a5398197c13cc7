import type { FeatureName } from '@livery/brand-kit';
import { canDo } from '@livery/contracts';
import type { Role } from '@livery/contracts';
import type { Glyph } from '@livery/ui-kit';
import type { ComponentType } from 'react';
import { routeTable } from '../routes/route-table.ts';
import type { RouteEntry, RouteId } from '../routes/route-table.ts';

/** What decides which pages a user has. */
export interface CentreUser {
  readonly role: Role;
  /** Has an upline that money may go to. */
  readonly toUpline: boolean;
}

/** A page of a centre, as its menu and its address need it. Who may open it is in the route table (`guard`). */
export interface CentrePageSpec<Title extends string = string> {
  /** Its name in the route table. */
  readonly key: RouteId;
  /** The page that leads to it; the menu shows that one in its place. */
  readonly parent?: RouteId;
  /** Key of its name in the owner's catalogue. */
  readonly title: Title;
  readonly icon: Glyph;
  /** The toggle it belongs to; shown always without one. */
  readonly feature?: FeatureName;
  /** Who it is for, beyond role and toggle; everybody without it. */
  readonly shownTo?: (who: CentreUser) => boolean;
  /** Stands behind its name in the menu: how much waits there. */
  readonly badge?: ComponentType;
  /** The page, made by `preloadableLazy`, so that it is fetched when it is first opened. */
  readonly content: ComponentType;
}

/** The pages of a user: those their role may open, that are for them, and whose toggle is on, in the table's order. */
export function shownPages<Spec extends CentrePageSpec>(pages: readonly Spec[], user: CentreUser, isOn: (feature: FeatureName) => boolean): readonly Spec[] {
  return pages.filter(({ key, feature, shownTo }) => {
    const { guard }: RouteEntry = routeTable[key];
    return (guard === null || canDo(user.role, guard) === 'allowed') && (shownTo === undefined || shownTo(user)) && (feature === undefined || isOn(feature));
  });
}
