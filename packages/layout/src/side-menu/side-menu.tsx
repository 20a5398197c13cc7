import { useDrawer } from '@livery/app-shell';
import { preloadableLazy } from '@livery/ui-kit';
import { Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { DialogBoundary } from '../boundaries/dialog-boundary.tsx';
import { SideRail } from './side-rail.tsx';
import { TabBar } from './tab-bar.tsx';

const drawer = preloadableLazy(() => import('./menu-drawer.tsx'));
const MenuDrawer = drawer.show((module) => module.MenuDrawer);

/** Fetches the drawer as soon as a small screen is touched for the first time. */
function usePrefetch() {
  useEffect(() => {
    const fetch = () => {
      // Its own use reports a failure.
      if (matchMedia('(width < 64rem)').matches) drawer.load().catch(() => undefined);
    };
    addEventListener('pointerdown', fetch, { capture: true, once: true, passive: true });
    return () => removeEventListener('pointerdown', fetch, { capture: true });
  }, []);
}

/** Says while it is shown that the drawer is on its way. */
function OnItsWay({ onChange }: { readonly onChange: (waiting: boolean) => void }) {
  useLayoutEffect(() => {
    onChange(true);
    return () => onChange(false);
  }, [onChange]);
  return null;
}

export interface SideMenuProps {
  /** The rail of wide screens; a page may do without it. */
  readonly rail: boolean;
}

/** The side menu: a rail beside the page on wide screens, a tab bar and a drawer on small ones. */
export function SideMenu({ rail }: SideMenuProps) {
  const { isOpen: open, setOpen } = useDrawer();
  const [wanted, setWanted] = useState(false);
  const [waiting, setWaiting] = useState(false);
  usePrefetch();
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
      <TabBar menuOpen={open} menuBusy={waiting} onMenu={show} />
      {wanted ? (
        <DialogBoundary onClose={remove}>
          <Suspense fallback={<OnItsWay onChange={setWaiting} />}>
            <MenuDrawer open={open} onOpenChange={setOpen} />
          </Suspense>
        </DialogBoundary>
      ) : null}
    </>
  );
}
