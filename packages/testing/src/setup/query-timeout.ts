import { configure } from '@testing-library/react';

/**
 * How long queries and `waitFor` wait for what appears, in milliseconds. The library's own second is too short where a part is
 * loaded on demand while other stages use the processors.
 */
configure({ asyncUtilTimeout: 5000 });
