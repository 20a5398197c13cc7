import type { Clock } from '../clock.ts';
import type { Fault } from './fault-plan.ts';

const SLOW_MS = 1500;
const REORDER_MS = 4000;
/** Longer than a platform waits for an answer. */
const TIMEOUT_MS = 12_000;

/** Answers an incoming transfer call with a fault. Returns undefined when the caller gets no answer. */
export async function answerWithFault<Answer>(fault: Fault | undefined, clock: Clock, answer: () => Answer, unsigned: Answer): Promise<Answer | undefined> {
  switch (fault) {
    case 'timeout':
      await clock.sleep(TIMEOUT_MS);
      return undefined;
    case 'lose-answer':
      answer();
      return undefined;
    case 'duplicate':
      answer();
      return answer();
    case 'reorder':
      void clock.sleep(REORDER_MS).then(answer);
      return undefined;
    case 'slow':
      await clock.sleep(SLOW_MS);
      return answer();
    case 'wrong-signature':
      return unsigned;
    default:
      return answer();
  }
}
