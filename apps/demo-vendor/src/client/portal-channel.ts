import type { PortalMessage } from '../shared/protocol.ts';

/** The channel to the portal that embeds the game. */
export interface PortalChannel {
  /** Whether there is a portal to return to. */
  readonly present: boolean;
  post(message: DistributiveOmit<PortalMessage, 'type'>): void;
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

function originOf(address: string | null): string | null {
  if (address === null) return null;
  try {
    return new URL(address).origin;
  } catch {
    return null;
  }
}

/**
 * Creates the channel to the portal at `checkedOrigin`. The browser drops messages when the frame's parent has another origin.
 * The page listens to no messages, so that other pages cannot control the game. `returnAddress` is where leaving leads when
 * the game is not in a frame.
 */
export function createPortalChannel(checkedOrigin: string | null, returnAddress: string | null): PortalChannel {
  const origin = originOf(checkedOrigin);
  const framed = window.parent !== window;
  return {
    present: origin !== null,
    post(message) {
      if (framed && origin !== null && origin !== 'null') window.parent.postMessage({ type: 'livery-game', ...message }, origin);
      // Outside a frame, leaving navigates to the return address.
      else if (message.event === 'request-exit' && origin !== null && /^https?:/.test(origin)) {
        window.location.assign(returnAddress !== null && originOf(returnAddress) === origin ? returnAddress : origin);
      }
    },
  };
}
