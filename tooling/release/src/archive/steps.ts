const MS = 1000;

/** Does a part of a long work and says so; what the part returns, or the promise of it, is returned. */
export type Step = <Result>(words: string, work: () => Result) => Result;

/**
 * Says each part of a long work when it begins, and how long it took when it is over, each on a line of its own.
 *
 * @param write where it is said
 * @param now the time in milliseconds
 */
export function steps(write: (text: string) => void, now: () => number): Step {
  return <Result>(words: string, work: () => Result): Result => {
    const began = now();
    const end = (outcome: string): void => write(`${outcome}${((now() - began) / MS).toFixed(1)} s\n`);
    const finish = <Value>(value: Value): Value => {
      end('');
      return value;
    };
    const fail = (error: unknown): never => {
      end('failed after ');
      throw error;
    };
    write(`${words} … `);
    try {
      const result = work();
      if (result instanceof Promise) return result.then((value: unknown) => finish(value), fail) as Result;
      return finish(result);
    } catch (error) {
      return fail(error);
    }
  };
}
