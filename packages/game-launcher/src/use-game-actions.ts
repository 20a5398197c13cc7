import { useGuard } from '@livery/session';
import { useMemo } from 'react';
import type { MouseEvent } from 'react';
import { launchTargetOf } from './launch-target/launch-target.ts';
import type { Launchable, LaunchTarget, NamedLaunchable } from './launch-target/launch-target.ts';
import { loadedLaunchModule, loadLaunchModule } from './launch/load-launch-module.ts';
import { useLaunchContext } from './launch/use-launch-context.ts';
import type { LaunchContext } from './launch/use-launch-context.ts';

/** How games are opened from the lobby: the address of each, and what happens at a press. */
export interface LaunchActions {
  readonly hrefOf: (game: Launchable) => string;
  /** Prevents the navigation to the game's address where something else is to happen. */
  readonly onOpen: (game: NamedLaunchable, event: MouseEvent<HTMLElement>) => void;
}

const opensInNewTab = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) => metaKey || ctrlKey || shiftKey || altKey || button !== 0;

function openGame(context: LaunchContext, game: NamedLaunchable, opening: LaunchTarget, event: MouseEvent<HTMLElement>): void {
  if (opening.kind === 'list') {
    event.preventDefault();
    context.open('vassalageGames', { vassalage: game.vassalage, gameType: game.gameType });
  } else if (opening.kind === 'launch' && opening.where !== 'frame') {
    // Fetched when a pointer comes near or the focus arrives; a click that was faster opens the game's page, which opens it here.
    const launching = loadedLaunchModule();
    if (launching === undefined) return;
    event.preventDefault();
    launching.openInWindow(context, game, { href: opening.href, where: opening.where });
  } else if (opening.kind === 'launch') {
    loadedLaunchModule()?.startLaunchInFrame(context.dispatch, game, context.by);
  }
}

/**
 * Opens games. A visitor is asked to log in first, and is then led on; a trial account plays what takes demo money. The
 * launch is requested on the click, while the game's page is still loading.
 */
export function useGameActions(): LaunchActions {
  const guard = useGuard();
  const context = useLaunchContext();
  return useMemo(
    () => ({
      hrefOf(game) {
        const opening = launchTargetOf(game);
        // A window may only be opened by the click itself: what opens it must be there by then.
        if (opening.kind === 'launch' && opening.where !== 'frame' && loadedLaunchModule() === undefined) loadLaunchModule().catch(() => undefined);
        return opening.href;
      },
      onOpen: (game, event) => {
        const opening = launchTargetOf(game);
        const follow = () => {
          const { open, navigate } = context.current;
          if (opening.kind === 'list') open('vassalageGames', { vassalage: game.vassalage, gameType: game.gameType });
          else void navigate(opening.href);
        };
        const action = opening.kind === 'list' ? 'listGames' : game.freePlay === false ? 'playReal' : 'playDemo';
        if (!guard(action, follow)) event.preventDefault();
        else if (!opensInNewTab(event)) openGame(context.current, game, opening, event);
      },
    }),
    [guard, context],
  );
}
