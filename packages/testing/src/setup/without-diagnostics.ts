import * as React from 'react';

/**
 * Keeps React's development build, where tests have it, from two diagnostics that no test reads, and styled-components from text to look at. Set up before both are loaded.
 *
 * It takes a stack trace of each element that is created, which is a quarter of the time that the tests take; the error
 * messages then name the components without the lines where they were created. React takes at most 10,000 such traces a
 * second and has no setting for it, so the count of those already taken is fixed above.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (typeof internals === 'object' && internals !== null && 'recentlyCreatedOwnerStacks' in internals) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set: () => {
      // React counts up and resets; neither may change the count.
    },
  });
}

/** It also describes each render with its changed properties for a profiler, wherever the browser can show them in one. */
Reflect.deleteProperty(console, 'timeStamp');

/** Styles are added as in production, by rule: as text, each addition has the whole sheet read again. */
Reflect.set(globalThis, 'SC_DISABLE_SPEEDY', false);
