import type { ApiProblem } from '@livery/api-sdk';
import type { LaunchAdvice } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { useDialogs } from '@livery/app-shell';
import { SupportButton, useProblemText, useRegistrationOffered } from '@livery/session';
import { Button, ErrorState, iconSlot } from '@livery/ui-kit';
import type { GameRouteParams } from '../game-route.ts';
import { PageState } from './page-state.tsx';

export interface LaunchFailedProps {
  /** The game that was to open. */
  readonly place: GameRouteParams;
  readonly problem: ApiProblem | undefined;
  readonly onAgain: () => void;
  readonly onLeave: () => void;
}

/** What is offered first, and whether a second try is too. */
interface NextStep {
  readonly first: 'again' | 'register' | 'list' | 'rooms' | 'support' | 'leave';
  readonly again: boolean;
}

/** What to press where the gateway gave each advice; a second try is offered wherever it may help. */
const nextSteps: Readonly<Record<LaunchAdvice, NextStep>> = {
  tryAgain: { first: 'again', again: false },
  register: { first: 'register', again: false },
  openList: { first: 'list', again: false },
  contactSupport: { first: 'support', again: false },
  otherGame: { first: 'leave', again: true },
  otherVendor: { first: 'leave', again: true },
  otherRoom: { first: 'rooms', again: true },
};

/** In place of a registration where none is offered. */
const elsewhere: NextStep = { first: 'leave', again: false };

/** The way to customer service: its window, or a letter where the merchant has none. */
function Support() {
  const t = useText('games');
  return <SupportButton>{t('frame.support')}</SupportButton>;
}

/** A launch that came to nothing: why, and what to do next. */
export function LaunchFailed({ place, problem, onAgain, onLeave }: LaunchFailedProps) {
  const t = useText('games');
  const problemText = useProblemText();
  const { open } = useDialogs();
  const registrationOpen = useRegistrationOffered();
  const step = nextSteps[problem?.value?.next ?? 'tryAgain'];
  const { first, again } = step.first === 'register' && !registrationOpen ? elsewhere : step;
  const others = (
    <Button variant={first === 'leave' ? 'primary' : 'outline'} onClick={onLeave}>
      {t('frame.otherGames')}
    </Button>
  );
  const reopen = (
    <Button variant={first === 'again' ? 'primary' : 'outline'} onClick={onAgain}>
      {t('frame.reopen')}
    </Button>
  );
  return (
    <PageState heading={t('frame.failed')}>
      <ErrorState
        glyph={iconSlot}
        title={t('frame.failed')}
        description={problem === undefined ? undefined : problemText(problem)}
        actions={
          <>
            {first === 'register' ? <Button onClick={() => open('registerModal')}>{t('frame.register')}</Button> : null}
            {first === 'list' ? <Button onClick={() => open('vassalageGames', { vassalage: place.vassalage, gameType: '' })}>{t('frame.openList')}</Button> : null}
            {first === 'rooms' ? <Button onClick={() => open('roomList', { vassalage: place.vassalage, gameId: place.gameId })}>{t('rooms.show')}</Button> : null}
            {first === 'support' ? <Support /> : null}
            {first === 'leave' ? others : null}
            {first === 'again' || again ? reopen : null}
            {first === 'leave' ? null : others}
          </>
        }
      />
    </PageState>
  );
}
