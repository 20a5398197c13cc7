import { useBrand } from '@livery/brand-kit/react';
import { useLanguage, useText } from '@livery/i18n';
import { useDialogs, useGuard, useSession, useToast } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { useEffect, useMemo, useRef } from 'react';
import type { MouseEvent } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router';
import { launchingAtHand, loadLaunching } from './lazy.ts';
import { openingOf } from './opening/opening-of.ts';
import type { Launchable, Opening } from './opening/opening-of.ts';

/** A game as tiles show it: its name stands over the window that waits for it. */
export type OpenedGame = Launchable & { readonly name: string };

/** How games are opened from the lobby: the address of each, and what happens at a press. */
export interface LaunchActions {
  readonly hrefOf: (game: Launchable) => string;
  /** Prevents the navigation to the game's address where something else is to happen. */
  readonly onOpen: (game: OpenedGame, event: MouseEvent<HTMLElement>) => void;
}

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** What opening needs besides the game. The same object at every render, with what is current in it: tiles need not be made again. */
function useHands() {
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
export type Hands = ReturnType<typeof useHands>['current'];

function openNow(hands: Hands, game: OpenedGame, opening: Opening, event: MouseEvent<HTMLElement>): void {
  if (opening.kind === 'list') {
    event.preventDefault();
    hands.open('vassalageGames', { vassalage: game.vassalage, gameType: game.gameType });
  } else if (opening.kind === 'launch' && opening.where !== 'frame') {
    // Fetched when a pointer comes near or the focus arrives; a click that was faster opens the game's page, which opens it here.
    const launching = launchingAtHand();
    if (launching === undefined) return;
    event.preventDefault();
    launching.openInWindow(hands, game, { href: opening.href, where: opening.where });
  } else if (opening.kind === 'launch') {
    launchingAtHand()?.beginInFrame(hands.dispatch, game, hands.by);
  }
}

/**
 * Opens games. A visitor is asked to log in first, and is then led on; a trial account plays what takes demo money. The
 * launch is asked for in the click, while the page of the game is still on its way.
 */
export function useGameActions(): LaunchActions {
  const guard = useGuard();
  const hands = useHands();
  return useMemo(
    () => ({
      hrefOf(game) {
        const opening = openingOf(game);
        // A window may only be opened by the click itself: what opens it must be there by then.
        if (opening.kind === 'launch' && opening.where !== 'frame' && launchingAtHand() === undefined) loadLaunching().catch(() => undefined);
        return opening.href;
      },
      onOpen: (game, event) => {
        const opening = openingOf(game);
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
