import type { PageProblem } from '../api.ts';
import { el } from '../dom.ts';
import { t } from '../texts/texts.ts';

/** Actions that the problem dialog offers. */
export interface ProblemActions {
  readonly retry?: (() => void) | undefined;
  readonly exit?: (() => void) | undefined;
  /** Whether the dialog can be dismissed and the game continued. */
  readonly dismiss: boolean;
}

/** Problems that end the session, so that the player can only leave. */
export const ENDS_SESSION: ReadonlySet<PageProblem> = new Set(['SESSION_LOST', 'LAUNCH_REFUSED', 'INVALID_REQUEST', 'GAME_BLOCKED', 'PLAYER_BLOCKED']);

/** Shows a problem with the actions that are possible. */
export function showProblem(code: PageProblem, ways: ProblemActions, text = t(`problem.${code}`)): HTMLDialogElement {
  document.querySelector<HTMLDialogElement>('dialog.problem')?.remove();
  const element = el('dialog', { class: 'dialog problem', 'aria-labelledby': 'problem-title', 'aria-describedby': 'problem-text' });
  const button = (label: string, className: string, action: () => void): HTMLButtonElement => {
    const made = el('button', { type: 'button', class: className }, label);
    made.addEventListener('click', () => {
      // Without this, the button keeps the focus until the next frame and would receive the next key.
      made.blur();
      element.close();
      action();
    });
    return made;
  };
  element.append(
    el('h2', { id: 'problem-title' }, t('problem.title')),
    el('p', { id: 'problem-text' }, text),
    el(
      'div',
      { class: 'buttons' },
      ways.retry ? button(t('problem.retry'), 'primary', ways.retry) : null,
      ways.exit ? button(t('exit'), ways.retry || ways.dismiss ? 'secondary' : 'primary', ways.exit) : null,
      ways.dismiss ? button(t('problem.ok'), ways.retry ? 'secondary' : 'primary', () => undefined) : null,
    ),
  );
  if (!ways.dismiss) element.addEventListener('cancel', (event) => event.preventDefault());
  element.addEventListener('close', () => element.remove());
  document.body.append(element);
  element.showModal();
  return element;
}
