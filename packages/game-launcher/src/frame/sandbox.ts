import type { FramePermission } from '@livery/contracts';

const tokens: Readonly<Record<FramePermission, string>> = {
  sameOrigin: 'allow-same-origin',
  forms: 'allow-forms',
  popups: 'allow-popups',
  topNavigation: 'allow-top-navigation-by-user-activation',
  pointerLock: 'allow-pointer-lock',
};

function isForeign(url: string, here: string): boolean {
  const { origin, protocol } = new URL(url, here);
  return (protocol === 'https:' || protocol === 'http:') && origin !== new URL(here).origin;
}

/** What a vendor's page may do in its frame: run scripts, and what its vendor is permitted. */
export interface FrameSandbox {
  /** Value of the attribute `sandbox`. */
  readonly sandbox: string;
  /** Origin that the page's messages come from. */
  readonly origin: string;
}

/**
 * The sandbox of a vendor's page. A page of this site's origin never keeps its origin, since it could then take the
 * sandbox off.
 */
export function frameSandbox(url: string, here: string, permissions: readonly FramePermission[] = []): FrameSandbox {
  const granted = permissions.filter((permission) => permission !== 'sameOrigin' || isForeign(url, here));
  return {
    sandbox: ['allow-scripts', ...granted.map((permission) => tokens[permission])].join(' '),
    origin: granted.includes('sameOrigin') ? new URL(url, here).origin : 'null',
  };
}
