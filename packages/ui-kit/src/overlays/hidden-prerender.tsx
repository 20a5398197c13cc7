import { Activity, Component, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { Button } from 'react-aria-components';
import { createPortal } from 'react-dom';

/** Swallows errors: whatever fails here fails again, and is reported, when it is rendered visibly. */
class SilentErrorBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children;
  }
}

/**
 * Renders its children, open modals included, at low priority into an element outside the document. No effect runs, so
 * nothing is fetched, focused or locked, and assistive technology does not see it. The next visible rendering of the same
 * components finds their code compiled and their styles inserted.
 */
export function HiddenPrerender({ children }: { /** What is rendered in advance, such as a dialog that is often opened. */ readonly children: ReactNode }) {
  const [container] = useState(() => document.createElement('div'));
  return createPortal(
    <SilentErrorBoundary>
      {/* React Aria's first button inserts a style element before all others, which costs a new layout of the page. */}
      <Button />
      <Activity mode="hidden">
        <PortalProvider getContainer={() => container}>
          <Suspense fallback={null}>{children}</Suspense>
        </PortalProvider>
      </Activity>
    </SilentErrorBoundary>,
    container,
  );
}
