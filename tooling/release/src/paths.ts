import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository, without a slash at its end. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');

/** A path of the repository. */
export const inRoot = (...parts: readonly string[]): string => join(ROOT, ...parts);

/** What a release consists of is written here; git leaves it out. */
export const RELEASE = inRoot('release');
