import type { PageProblem } from '../api.ts';
import { el } from '../dom.ts';
import { t } from '../texts/texts.ts';

/** What can be done about a problem, next to reading about it. */
export interface Ways {
  readonly retry?: (() => void) | undefined;
  readonly exit?: (() => void) | undefined;
  /** The game goes on behind the message; otherwise the message stays. */
  readonly dismiss: boolean;
}

/** Problems that end the session: all that is left is the way back. */
export const ENDS_SESSION: ReadonlySet<PageProblem> = new Set(['SESSION_LOST', 'LAUNCH_REFUSED', 'INVALID_REQUEST', 'GAME_BLOCKED', 'PLAYER_BLOCKED']);

/** Explains a problem and offers what to do next. */
export function showProblem(code: PageProblem, ways: Ways, text = t(`problem.${code}`)): HTMLDialogElement {
  document.querySelector<HTMLDialogElement>('dialog.problem')?.remove();
  const element = el('dialog', { class: 'dialog problem', 'aria-labelledby': 'problem-title', 'aria-describedby': 'problem-text' });
  const button = (label: string, className: string, action: () => void): HTMLButtonElement => {
    const made = el('button', { type: 'button', class: className }, label);
    made.addEventListener('click', () => {
      // Otherwise the button keeps the focus until the next frame, and the next key would be its own.
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
