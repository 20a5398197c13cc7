import type { GuardedAction } from '@livery/contracts';

/** The action that required a login or registration. */
export interface PostLoginAction {
  readonly action: GuardedAction;
  readonly act: () => void;
}

// Functions cannot be kept in the store. Only the last action is kept.
let pendingAction: PostLoginAction | undefined;

/** Sets the action to run after the next login. */
export function setPostLoginAction(intention: PostLoginAction): void {
  pendingAction = intention;
}

/** Returns the pending action and clears it. */
export function takePostLoginAction(): PostLoginAction | undefined {
  const intention = pendingAction;
  pendingAction = undefined;
  return intention;
}
