import type { GuardedAction } from '@livery/contracts';

/** What someone was about to do when a login or a registration was asked for. */
export interface PostLoginAction {
  readonly action: GuardedAction;
  readonly act: () => void;
}

// A function cannot stand in the store. Only the last intention counts.
let pendingAction: PostLoginAction | undefined;

/** Keeps what is to be done after the next login. */
export function setPostLoginAction(intention: PostLoginAction): void {
  pendingAction = intention;
}

/** Hands out what waits for a login; it waits no longer. */
export function takePostLoginAction(): PostLoginAction | undefined {
  const intention = pendingAction;
  pendingAction = undefined;
  return intention;
}
