export { createApiLookup } from './api-lookup.ts';
export type { ApiLookup } from './api-lookup.ts';
export { cssFaults } from './css/css-faults.ts';
export type { CssFault, CssOptions } from './css/css-faults.ts';
export { buildTarget, floorOf, supportedBrowsers } from './floor.ts';
export type { BrowserFloor } from './floor.ts';
