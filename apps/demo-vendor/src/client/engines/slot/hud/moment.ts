import { el } from '../../../dom.ts';

/** A moment in the middle of the stage: a big win, free spins won. Resolves after `ms`, or when it is pressed away. */
export interface Moments {
  show(title: string, detail: string, kind: 'win' | 'free', ms: number): Promise<void>;
  /** Changes the detail of what is shown: a win that counts up. */
  detail(text: string): void;
  /** Ends what is shown now. */
  skip(): void;
}

/** Moments over a stage. */
export function createMoments(stageBox: HTMLElement): Moments {
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
