import { preloadableLazy } from '@livery/ui-kit';
import { Suspense, useState } from 'react';
import { DialogBoundary } from '../boundaries/dialog-boundary.tsx';
import { SideRail } from './side-rail.tsx';
import { TabBar } from './tab-bar.tsx';

const MenuDrawer = preloadableLazy(() => import('./menu-drawer.tsx')).show((module) => module.MenuDrawer);

export interface SideMenuProps {
  /** The rail of wide screens; a page may do without it. */
  readonly rail: boolean;
}

/** The side menu: a rail beside the page on wide screens, a tab bar and a drawer on small ones. */
export function SideMenu({ rail }: SideMenuProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  const remove = () => {
    setWanted(false);
    setOpen(false);
  };
  return (
    <>
      {rail ? <SideRail /> : null}
      <TabBar menuOpen={open} onMenu={show} />
      {wanted ? (
        <DialogBoundary onClose={remove}>
          <Suspense>
            <MenuDrawer open={open} onOpenChange={setOpen} />
          </Suspense>
        </DialogBoundary>
      ) : null}
    </>
  );
}
