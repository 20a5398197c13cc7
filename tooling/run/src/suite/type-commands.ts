import { totalmem } from 'node:os';
import { inRoot } from '../paths.ts';
import { BRANDS } from './type-projects.ts';

const TSC = inRoot('node_modules/typescript/bin/tsc');

const GIBIBYTE = 2 ** 30;

/**
 * Memory, in GiB, up to which what checks types may leave its garbage: a fifth of the machine's, and 3 at least. Lint works with
 * 3 too, but collects all the time then, and takes a quarter longer than with 4.
 *
 * @param bytes memory of the machine, or of the container
 */
export const memoryForTypes = (bytes: number): number => Math.max(3, Math.floor(bytes / 5 / GIBIBYTE));

/** What checks types is written in Go and over in a minute: it collects its garbage seldom, which takes a fifth of its time. */
export const SELDOM_COLLECTED = { GOGC: '400', GOMEMLIMIT: `${memoryForTypes(Math.min(totalmem(), process.constrainedMemory() || Infinity))}GiB` };

/** Two projects at a time, each checked once: the checkers of one project would compute most types once each. */
const CHECKERS = ['--checkers', '1', '--builders', '2'];

/** The command line, for Node, that checks projects, and first what they refer to where it has changed. */
export const typesBuilt = (projects: readonly string[]): string[] => [TSC, '-b', ...CHECKERS, ...projects.map((project) => inRoot(project))];

/** The command line, for Node, that checks the brands. */
export const TYPES_OF_BRANDS = [TSC, '-p', inRoot(BRANDS)];
