import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** Resolves a font's `source`: below the brand's folder for `assets/…`, otherwise in a package of the platform. */
export function fontFile(folder: string, source: string): string | undefined {
  if (source.startsWith('assets/')) {
    const path = join(folder, source);
    return existsSync(path) ? path : undefined;
  }
  try {
    return require.resolve(source);
  } catch {
    return undefined;
  }
}
