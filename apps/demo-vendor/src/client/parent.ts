import type { ParentMessage } from '../shared/protocol.ts';

/** The portal around the frame. */
export interface Parent {
  /** Whether there is a portal to go back to. */
  readonly present: boolean;
  tell(message: DistributiveOmit<ParentMessage, 'type'>): void;
}
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/**
 * The channel to the portal. Messages go to its origin alone: the browser drops them when the frame's parent is
 * anybody else. Nothing is listened to, so nobody can steer the game through it.
 */
export function parentAt(returnAddress: string | null): Parent {
  const origin = returnAddress !== null && URL.canParse(returnAddress) ? new URL(returnAddress).origin : null;
  const framed = window.parent !== window;
  return {
    present: origin !== null,
    tell(message) {
      if (framed && origin !== null && origin !== 'null') window.parent.postMessage({ type: 'livery-game', ...message }, origin);
      // Opened on its own, leaving means going where the launch said.
      else if (message.event === 'request-exit' && origin !== null && /^https?:/.test(origin)) window.location.assign(origin);
    },
  };
}
