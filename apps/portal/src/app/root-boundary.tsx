import { failureTemplateId } from '@livery/contracts';
import { Component } from 'react';
import type { ReactNode } from 'react';

/** Shows the page's own message, a template that tooling/brand-build puts there, in place of everything. */
export function showMessage(place: HTMLElement | null): void {
  const template = document.getElementById(failureTemplateId);
  if (place !== null && template instanceof HTMLTemplateElement) place.replaceChildren(template.content.cloneNode(true));
}

/**
 * The outermost boundary. It needs no texts, no theme and no store, since each of them may be what failed: it shows the
 * message that came with the page.
 */
export class RootBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? <div ref={showMessage} /> : this.props.children;
  }
}
