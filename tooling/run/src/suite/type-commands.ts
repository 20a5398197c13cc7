import { inRoot } from '../paths.ts';
import { BRANDS } from './type-projects.ts';

const TSC = inRoot('node_modules/typescript/bin/tsc');

/** What checks types is written in Go and over in a minute: it collects its garbage seldom, which takes a fifth of its time, up to 3 GiB. */
export const SELDOM_COLLECTED = { GOGC: '400', GOMEMLIMIT: '3GiB' };

/** Two projects at a time, each checked once: the checkers of one project would compute most types once each. */
const CHECKERS = ['--checkers', '1', '--builders', '2'];

/** The command line, for Node, that checks projects, and first what they refer to where it has changed. */
export const typesBuilt = (projects: readonly string[]): string[] => [TSC, '-b', ...CHECKERS, ...projects.map((project) => inRoot(project))];

/** The command line, for Node, that checks the brands. */
export const TYPES_OF_BRANDS = [TSC, '-p', inRoot(BRANDS)];
