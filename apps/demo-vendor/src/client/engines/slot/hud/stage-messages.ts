import { el } from '../../../dom.ts';

/** Messages in the middle of the stage, such as big wins. `show` resolves after `ms` or when the message is clicked. */
export interface StageMessages {
  show(title: string, detail: string, kind: 'win' | 'free', ms: number): Promise<void>;
  /** Changes the detail of the present message, for a win that counts up. */
  detail(text: string): void;
  /** Ends the present message. */
  skip(): void;
}

/** Creates {@link StageMessages}. */
export function createStageMessages(stageBox: HTMLElement): StageMessages {
  let end: (() => void) | null = null;
  let detailLine: HTMLElement | null = null;
  return {
    show(title, detail, kind, ms) {
      end?.();
      detailLine = el('span', { class: 'moment-detail' }, detail);
      const element = el('div', { class: 'moment', 'data-kind': kind, 'aria-hidden': 'true' }, el('i', { class: 'rays' }), el('strong', { class: 'moment-title' }, title), detailLine);
      stageBox.append(element);
      return new Promise((resolve) => {
        const timer = setTimeout(() => end?.(), ms);
        end = () => {
          clearTimeout(timer);
          end = null;
          element.dataset['leaving'] = '';
          setTimeout(() => element.remove(), 260);
          resolve();
        };
        element.addEventListener('click', (event) => {
          event.stopPropagation();
          end?.();
        });
      });
    },
    detail: (text) => void (detailLine && (detailLine.textContent = text)),
    skip: () => end?.(),
  };
}
