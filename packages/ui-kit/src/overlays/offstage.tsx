import { Activity, Component, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { createPortal } from 'react-dom';
import { Backstage } from './backstage.ts';

/** What fails where nobody sees it fails again, and is told, where somebody does. */
class Silence extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Makes what is inside, open modals too, in idle moments and outside of the document: it runs no effect, so it fetches
 * nothing, takes no focus and locks nothing, and no reader of the page meets it. Whoever opens the same afterwards finds
 * its code compiled and its styles in place.
 */
export function Offstage({ children }: { readonly children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'));
  return createPortal(
    <Silence>
      {/* The first of React Aria's buttons puts a style before all others of the page, which is then laid out anew. */}
      <Button />
      <Activity mode="hidden">
        <Backstage value={place}>
          <Suspense fallback={null}>{children}</Suspense>
        </Backstage>
      </Activity>
    </Silence>,
    place,
  );
}
