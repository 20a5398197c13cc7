import common from '../locales/EN/common.json' with { type: 'json' };
import format from '../locales/EN/format.json' with { type: 'json' };
import shell from '../locales/EN/shell.json' with { type: 'json' };
import type { CatalogueFile } from './keys.ts';
import type { Namespace } from './namespaces.ts';

/** English of the first screen, in the first chunk: most visitors need it, and every language falls back to it. */
export const bundledEnglish = { common, shell, format } as const satisfies Readonly<Partial<Record<Namespace, CatalogueFile>>>;
