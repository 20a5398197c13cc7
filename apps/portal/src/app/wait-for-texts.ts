import type { TextRuntime } from '@livery/i18n';

/** Namespaces of the sections that stand on the home page. */
const homeNamespaces = ['games', 'content'] as const;

/** The first picture waits so long for its texts, in milliseconds. */
const TEXTS_WAIT_MS = 4_000;

/** Calls back after so many milliseconds. */
export type After = (milliseconds: number, then: () => void) => void;

/**
 * Resolves when the texts of the home page are there. Texts that cannot be fetched, or take long, are no reason for a page that
 * does nothing: each part waits for its own.
 */
export async function waitForTexts(text: Pick<TextRuntime, 'ready' | 'load'>, after: After = (milliseconds, then) => void setTimeout(then, milliseconds)): Promise<void> {
  const texts = Promise.all([text.ready, text.load(...homeNamespaces)]).catch(() => undefined);
  await Promise.race([texts, new Promise<void>((resolve) => after(TEXTS_WAIT_MS, resolve))]);
}
