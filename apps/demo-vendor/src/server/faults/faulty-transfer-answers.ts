import type { Clock } from '../clock.ts';
import type { Fault } from './fault-plan.ts';

const SLOW_MS = 1500;
const OVERTAKEN_MS = 4000;
/** Longer than any platform waits. */
const PATIENCE_MS = 12_000;

/** Answers a call on this house as a fault has it; undefined where the caller hears nothing. */
export async function answerWithFault<Answer>(fault: Fault | undefined, clock: Clock, answer: () => Answer, unsigned: Answer): Promise<Answer | undefined> {
  switch (fault) {
    case 'timeout':
      await clock.sleep(PATIENCE_MS);
      return undefined;
    case 'lose-answer':
      answer();
      return undefined;
    case 'duplicate':
      answer();
      return answer();
    case 'reorder':
      void clock.sleep(OVERTAKEN_MS).then(answer);
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
