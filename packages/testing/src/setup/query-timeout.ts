import { configure, getConfig } from '@testing-library/react';

/**
 * How long queries and `waitFor` wait for what appears, in milliseconds. The library's own second is too short where a part is
 * loaded on demand while other stages use the processors.
 */
configure({ asyncUtilTimeout: 5000 });

const { getElementError } = getConfig();
/** The library prints the whole document at each attempt of a wait; nobody reads more than the error that ends it. */
const withoutDocumentWhileWaiting: typeof getElementError = (message, container) =>
  Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
    ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
    : getElementError(message, container);
// Files share a page, so this may run more than once.
if (getElementError.name !== withoutDocumentWhileWaiting.name) configure({ getElementError: withoutDocumentWhileWaiting });
