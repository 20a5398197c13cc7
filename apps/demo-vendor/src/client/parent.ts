import type { ParentMessage } from '../shared/protocol.ts';

/** The portal around the frame. */
export interface Parent {
  /** Whether there is a portal to go back to. */
  readonly present: boolean;
  tell(message: DistributiveOmit<ParentMessage, 'type'>): void;
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * The channel to the portal at `checkedOrigin`; `returnAddress` is where leaving leads when the game stands on its own. Messages go to its origin alone: the browser drops them when the frame's parent is
 * anybody else. Nothing is listened to, so nobody can steer the game through it.
 */
export function parentAt(checkedOrigin: string | null, returnAddress: string | null): Parent {
  const originOf = (address: string | null): string | null => (address !== null && URL.canParse(address) ? new URL(address).origin : null);
  const origin = originOf(checkedOrigin);
  const framed = window.parent !== window;
  return {
    present: origin !== null,
    tell(message) {
      if (framed && origin !== null && origin !== 'null') window.parent.postMessage({ type: 'livery-game', ...message }, origin);
      // Opened on its own, leaving means going where the launch said.
      else if (message.event === 'request-exit' && origin !== null && /^https?:/.test(origin)) {
        window.location.assign(returnAddress !== null && originOf(returnAddress) === origin ? returnAddress : origin);
      }
    },
  };
}
