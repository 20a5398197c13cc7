import * as React from 'react';

/**
 * React's production build has no `act`, by which Testing Library has React finish what a test has changed. It is made here of the two
 * ways by which React puts work off: microtasks, and immediates, which it prefers to messages where a page has any. Set up before React's
 * renderer is loaded, which remembers both.
 */
type Work = () => void;

const { queueMicrotask: queue } = globalThis;
const channel = new MessageChannel();
const microtasks: Work[] = [];
const immediates: Work[] = [];

/** Puts work off to a turn of the event loop, behind what was put off before it. */
function putOff(work: Work): void {
  immediates.push(work);
  channel.port2.postMessage(undefined);
}

/** Does what is put off now, and what that puts off. */
function finish(): void {
  for (let work = microtasks.shift() ?? immediates.shift(); work !== undefined; work = microtasks.shift() ?? immediates.shift()) work();
}

let depth = 0;

/** Runs work, and to its end what React puts off. An act within another ends with it. */
function act(callback: () => unknown): PromiseLike<unknown> {
  let result: unknown;
  depth++;
  try {
    result = callback();
    if (depth === 1) finish();
  } finally {
    depth--;
  }
  const later = async (): Promise<unknown> => {
    const value = await result;
    do await new Promise<void>(putOff);
    while (microtasks.length + immediates.length > 0);
    return value;
  };
  // oxlint-disable-next-line unicorn/no-thenable -- as React's own: nothing waits where the caller does not
  return { then: (resolve, reject) => later().then(resolve, reject) };
}

const shared: unknown = Reflect.get(React, 'default');
// Files share a page, so this may run more than once.
if (typeof shared === 'object' && shared !== null && !('act' in shared)) {
  channel.port1.addEventListener('message', () => immediates.shift()?.());
  channel.port1.start();
  Object.assign(shared, { act });
  globalThis.queueMicrotask = (work) => {
    microtasks.push(work);
    queue(() => microtasks.shift()?.());
  };
  Object.assign(globalThis, { setImmediate: putOff });
}
