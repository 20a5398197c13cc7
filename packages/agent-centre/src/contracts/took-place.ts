import type { Action, Contract } from './types.ts';

/**
 * Whether an action that was asked for has taken place, as its contract shows: an earlier attempt of which the answer was lost did it.
 *
 * @param asked the contract as it was when the action was asked for
 * @param now the contract as it stands now
 */
export function tookPlace(action: Action, asked: Contract, now: Contract): boolean {
  const about = asked.offered?.version;
  switch (action) {
    case 'accept':
      return about !== undefined && now.standing?.version === about;
    case 'reject':
      return now.newest.version === about && now.newest.state === 'rejected';
    case 'withdraw':
      return now.newest.version === about && now.newest.state === 'withdrawn';
    case 'terminate':
      return (now.standing ?? now.newest).endedBy === now.side;
  }
}
