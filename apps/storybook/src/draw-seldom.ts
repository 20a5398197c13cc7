/** A change of state: values, or what makes them of the state that is then. */
export type Change = ((state: never) => unknown) | Readonly<Record<string, unknown>>;

/** What has a state that it draws itself by, such as the class of a React component by its prototype. */
export interface Drawn {
  setState: (change: Change, done?: () => void) => void;
}

/** How long a change may wait for others, in milliseconds. */
const WAIT = 250;

interface Waiting {
  changes: [change: Change, done: (() => void) | undefined][];
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Lets changes of a component's state wait for each other, so that it is drawn once for them. The window of the workbench draws all
 * of itself for each change, and its addons note each step of a story as one: ten times before a story shows.
 *
 * A change that is values may have been made of the state as it is, so it never waits, and those that wait go before it. A change
 * that is a function is given the state that is then, and may.
 *
 * @param prototype of the component's class
 * @param mayWait names of values that are not made of the state
 */
export function drawSeldom(prototype: Drawn, mayWait: readonly string[]): void {
  const set = prototype.setState;
  const waiting = new WeakMap<Drawn, Waiting>();

  function setTogether(component: Drawn, held: Waiting): void {
    clearTimeout(held.timer);
    const { changes } = held;
    held.timer = undefined;
    held.changes = [];
    for (const [change, done] of changes) set.call(component, change, done);
  }

  prototype.setState = function setSeldom(this: Drawn, change, done) {
    const held = waiting.get(this) ?? { changes: [], timer: undefined };
    waiting.set(this, held);
    held.changes.push([change, done]);
    if (typeof change === 'function' || Object.keys(change).every((name) => mayWait.includes(name))) held.timer ??= setTimeout(() => setTogether(this, held), WAIT);
    else setTogether(this, held);
  };
}
