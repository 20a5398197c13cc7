import { inRoot } from '@livery/run';

/** What a release consists of is written here; git leaves it out. */
export const RELEASE = inRoot('release');
