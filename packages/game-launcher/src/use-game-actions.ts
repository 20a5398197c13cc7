import { useBrand } from '@livery/brand-kit/react';
import { useLanguage, useText } from '@livery/i18n';
import { useDialogs, useToast } from '@livery/app-shell';
import { useGuard, useSession } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { useEffect, useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { loadedLaunching, loadLaunching } from './lazy.ts';
import { launchTargetOf } from './launch-target/launch-target.ts';
import type { Launchable, LaunchTarget } from './launch-target/launch-target.ts';

/** A game as tiles show it: its name stands over the window that waits for it. */
export type NamedLaunchable = Launchable & { readonly name: string };

/** How games are opened from the lobby: the address of each, and what happens at a press. */
export interface LaunchActions {
  readonly hrefOf: (game: Launchable) => string;
  /** Prevents the navigation to the game's address where something else is to happen. */
  readonly onOpen: (game: NamedLaunchable, event: MouseEvent<HTMLElement>) => void;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** What opening needs besides the game. The same object at every render, with what is current in it: tiles need not be made again. */
function useLaunchContext() {
  const current = {
    navigate: useNavigate(),
    dispatch: useDispatch<SessionDispatch>(),
    open: useDialogs().open,
    show: useToast().show,
    t: useText('common'),
    by: { merchantCode: useBrand().identity.merchantCode, language: useLanguage().language.code, username: useSession().account },
  };
  const hands = useRef(current);
  useEffect(() => {
    hands.current = current;
  });
  return hands;
}

/** What opening needs besides the game. */
export type LaunchContext = ReturnType<typeof useLaunchContext>['current'];

function openNow(hands: LaunchContext, game: NamedLaunchable, opening: LaunchTarget, event: MouseEvent<HTMLElement>): void {
  if (opening.kind === 'list') {
    event.preventDefault();
    hands.open('vassalageGames', { vassalage: game.vassalage, gameType: game.gameType });
  } else if (opening.kind === 'launch' && opening.where !== 'frame') {
    // Fetched when a pointer comes near or the focus arrives; a click that was faster opens the game's page, which opens it here.
    const launching = loadedLaunching();
    if (launching === undefined) return;
    event.preventDefault();
    launching.openInWindow(hands, game, { href: opening.href, where: opening.where });
  } else if (opening.kind === 'launch') {
    loadedLaunching()?.startLaunchInFrame(hands.dispatch, game, hands.by);
  }
}

/**
 * Opens games. A visitor is asked to log in first, and is then led on; a trial account plays what takes demo money. The
 * launch is asked for in the click, while the page of the game is still on its way.
 */
export function useGameActions(): LaunchActions {
  const guard = useGuard();
  const hands = useLaunchContext();
  return useMemo(
    () => ({
      hrefOf(game) {
        const opening = launchTargetOf(game);
        // A window may only be opened by the click itself: what opens it must be there by then.
        if (opening.kind === 'launch' && opening.where !== 'frame' && loadedLaunching() === undefined) loadLaunching().catch(() => undefined);
        return opening.href;
      },
      onOpen: (game, event) => {
        const opening = launchTargetOf(game);
        const follow = () => {
          const { open, navigate } = hands.current;
          if (opening.kind === 'list') open('vassalageGames', { vassalage: game.vassalage, gameType: game.gameType });
          else void navigate(opening.href);
        };
        const action = opening.kind === 'list' ? 'listGames' : game.freePlay === false ? 'playReal' : 'playDemo';
        if (!guard(action, follow)) event.preventDefault();
        else if (!opensElsewhere(event)) openNow(hands.current, game, opening, event);
      },
    }),
    [guard, hands],
  );
}
