import { isApiProblem } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import type { ResponseOf } from '@livery/contracts';
import { useBrand } from '@livery/brand-kit/react';
import { useLanguage } from '@livery/i18n';
import { useSession } from '@livery/session';
import { useCallback, useEffect, useState } from 'react';
import { launcherApi } from '../api.ts';
import type { GamePlace } from '../game-place.ts';

type Launch = ResponseOf<'launchGame'>;

/** Where the opening of a game stands. */
export type LaunchState =
  | { readonly step: 'asking' }
  | { readonly step: 'open'; readonly url: string; readonly game: Launch['game']; readonly opening: number; readonly where: Launch['open'] }
  | { readonly step: 'failed'; readonly problem: ApiProblem | undefined };

/** Asks where the game opens; asks again when told to. Every opening has a launch of its own. */
export function useLaunch(place: GamePlace): { readonly state: LaunchState; readonly again: () => void } {
  const { identity } = useBrand();
  const { language } = useLanguage();
  const { account, loggedIn } = useSession();
  const [ask] = launcherApi.useLazyLaunchGameQuery();
  const [opening, setOpening] = useState(1);
  const [state, setState] = useState<LaunchState>({ step: 'asking' });
  const { gameId, vassalage } = place;
  // The language of the game is that of its opening: a later switch does not tear a round apart.
  const [launchLanguage] = useState(language.code);

  useEffect(() => {
    let current = true;
    setState({ step: 'asking' });
    void ask({
      gameId,
      vassalage,
      accountType: 1,
      confirmTrans: 0,
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: 3,
      merchantCode: identity.merchantCode,
      language: launchLanguage,
      ...(account === undefined ? {} : { username: account }),
    }).then(({ data, error }) => {
      if (!current) return;
      const url = data?.game_url ?? data?.game_url2;
      if (data === undefined || url === undefined) setState({ step: 'failed', problem: isApiProblem(error) ? error : undefined });
      else setState({ step: 'open', url, game: data.game, opening, where: data.open });
    });
    return () => {
      current = false;
    };
    // The account's name follows the login a moment later; it must not launch the game twice.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ask, gameId, vassalage, identity.merchantCode, launchLanguage, opening]);

  const again = useCallback(() => setOpening((count) => count + 1), []);
  // Whoever lost their session on the way, and has logged in again, gets to their game without another press.
  const lostSession = state.step === 'failed' && state.problem?.kind === 'unauthorised';
  useEffect(() => {
    if (loggedIn && lostSession) again();
  }, [loggedIn, lostSession, again]);
  return { state, again };
}
