import type { CallName } from '@livery/contracts';
import { refuse, standardAnswers } from './answers.ts';
import type { Answers, Refusal } from './answers.ts';

/** A call that is refused until it is mended, and waits for its answer from then on. */
export interface MendableAnswer {
  /** For `answers` of {@link renderApp}. */
  readonly answers: Answers;
  /** From now on the call waits. */
  readonly mend: () => void;
  /** Answers what waits, and each later one, by the standard answer. */
  readonly answer: () => void;
}

const standard = standardAnswers as Readonly<Record<string, ((request: unknown) => unknown) | undefined>>;

/** Creates a {@link MendableAnswer}: for what a page shows while something that failed is tried again. */
export function mendableAnswer(call: CallName, code: Refusal['refuse']): MendableAnswer {
  let broken = true;
  const { promise: later, resolve } = Promise.withResolvers<void>();
  return {
    answers: { [call]: async (request: unknown) => (broken ? refuse(code) : (await later, standard[call]?.(request))) },
    mend: () => (broken = false),
    answer: () => resolve(),
  };
}
