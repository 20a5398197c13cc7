import { isHomePath, routeTable } from './routes/route-table.ts';
import type { RouteEntry } from './routes/route-table.ts';

export { routeTable };

const entries: readonly RouteEntry[] = Object.values(routeTable);

/** Every path that shows a screen. */
export const knownPaths: readonly string[] = entries.flatMap(({ paths }) => paths);

/** Paths that show the home page, alone or below the dialog of the address. */
export const homePaths: readonly string[] = knownPaths.filter(isHomePath);

/** Paths that search engines should list: one for each public screen with the site's frame. */
export const listedPaths: readonly string[] = entries.filter(({ guard, frame, dialog }) => guard === null && frame !== 'none' && dialog === undefined).map(({ paths }) => paths[0]);

/** Every further path of a screen → the path that its links lead to, under which search engines should know it. */
export const canonicalPaths: Readonly<Record<string, string>> = Object.fromEntries(entries.flatMap(({ paths: [first, ...others] }) => others.map((path) => [path, first])));
