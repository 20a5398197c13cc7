import type { BrowserContext } from '@playwright/test';

/** Returns what the content policy of the context's pages refuses from now on; frames have policies of their own. */
export async function watchContentPolicy(context: BrowserContext): Promise<readonly string[]> {
  const refusals: string[] = [];
  await context.exposeBinding('reportRefusal', (_page, refusal: string) => void refusals.push(refusal));
  await context.addInitScript(() => {
    if (window.top !== window) return;
    const { reportRefusal } = window as unknown as { reportRefusal: (refusal: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => reportRefusal(`${violatedDirective} ${blockedURI} ${sample}`));
  });
  return refusals;
}
