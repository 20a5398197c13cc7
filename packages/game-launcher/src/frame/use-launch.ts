import { useSession } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { GameRouteParams } from '../game-route.ts';
import { consumePendingLaunch } from '../launch/pending-launch.ts';
import { launchGame } from '../launch/launch-game.ts';
import type { LaunchResult } from '../launch/launch-game.ts';
import { useLaunchRequester } from '../launch/use-launch-requester.ts';

/** State of opening the game. `opening` counts the attempts. */
export type LaunchState =
  | { readonly step: 'asking' }
  | { readonly step: 'open'; readonly opening: number; readonly launch: Extract<LaunchResult, { ok: true }> }
  | { readonly step: 'failed'; readonly problem: Extract<LaunchResult, { ok: false }>['problem'] };

/** Requests the game's address, unless the click that led here has; again on demand. Every opening has its own launch. */
export function useLaunch(place: GameRouteParams): { readonly state: LaunchState; readonly again: () => void } {
  const { loggedIn } = useSession();
  const requester = useLaunchRequester();
  const dispatch = useDispatch<SessionDispatch>();
  const [opening, setOpening] = useState(1);
  const [state, setState] = useState<LaunchState>({ step: 'asking' });
  const { gameId, vassalage, roomId, nodeId } = place;
  // The game keeps the language of its opening: a later switch does not interrupt a round.
  const [launchLanguage] = useState(requester.language);

  useEffect(() => {
    let current = true;
    setState({ step: 'asking' });
    const by = { ...requester, language: launchLanguage };
    const wanted = { gameId, vassalage, ...(roomId === undefined ? {} : { roomId }), ...(nodeId === undefined ? {} : { nodeId }) };
    void (consumePendingLaunch(dispatch, wanted) ?? launchGame(dispatch, wanted, by)).then((launch) => {
      if (current) setState(launch.ok ? { step: 'open', opening, launch } : { step: 'failed', problem: launch.problem });
    });
    return () => {
      current = false;
    };
    // The account's name arrives shortly after the login; it must not launch the game twice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [dispatch, gameId, vassalage, roomId, nodeId, requester.merchantCode, launchLanguage, opening]);

  const again = useCallback(() => setOpening((count) => count + 1), []);
  // After a lost session and a new login the game launches without another press.
  const lostSession = state.step === 'failed' && state.problem?.kind === 'unauthorised';
  useEffect(() => {
    if (loggedIn && lostSession) again();
  }, [loggedIn, lostSession, again]);
  return { state, again };
}
