import { createAnswerKey } from '@livery/api-sdk/sealed';
import { calls } from '@livery/contracts';
import type { SessionThunk } from '../flow/dispatch.ts';
import { isLinkAddress } from './link-address.ts';
import type { ServiceType } from './use-support.ts';

/** What became of a press: shown in its window, not to be had, or an address that the browser lets no window open for. */
export type ServiceOutcome = 'shown' | 'failed' | { readonly blocked: string };

/** Asks for the sealed address of a service and leads the window there. Where there is none to lead to, the window is closed. */
export function showService(type: ServiceType, opened: Window | null): SessionThunk<Promise<ServiceOutcome>> {
  return async (_dispatch, _getState, { transport }) => {
    const key = await createAnswerKey();
    const result = await transport.call('customerService', { publicKey: key.publicKey });
    const entry = 'problem' in result ? undefined : result.value.version.pathList.find((each) => each.type === type);
    const { method, path } = calls.customerService;
    const binding = { method, path, merchantCode: transport.config.merchantCode };
    const address = entry === undefined ? '' : await key.open(entry.path, type, binding).catch(() => '');
    if (!isLinkAddress(address)) {
      opened?.close();
      return 'failed';
    }
    // A path of the site: within an empty window there is nothing that it would be relative to.
    const { href } = new URL(address, window.location.href);
    if (opened === null) return { blocked: href };
    opened.location.replace(href);
    return 'shown';
  };
}
