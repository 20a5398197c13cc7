/** The whole table of calls, a chunk of its own. */
export { calls } from '@livery/contracts';
