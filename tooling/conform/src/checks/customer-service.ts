import { createAnswerKey } from '@livery/api-sdk/sealed';
import { calls } from '@livery/contracts';
import type { Check } from '../check.ts';
import { faulty, holds, needed } from '../expect.ts';
import { NotOffered } from '../verdicts.ts';

const { method, path: callPath } = calls.customerService;
/** What the site links to. */
const LINKED = /^(?:https:\/\/|\/(?!\/))\S/;

/** Written as a point is. */
const NO_POINT = `B${'A'.repeat(86)}`;

/** How the addresses of customer service travel. */
export const customerServiceChecks: readonly Check[] = [
  {
    id: 'service.sealed',
    profile: 'least',
    expects: 'customerService answers an address of each type that permission names, sealed to the public key of the request, for this call of this merchant: one with https, or a path of the site.',
    because: 'The site opens it with a key that it forgets, and closes the window where that fails.',
    async run({ client }) {
      const { customerService: services } = needed('permission', await client.call('permission'));
      if (services.length === 0) throw new NotOffered('The merchant has no customer service.');
      const key = await createAnswerKey();
      const exchange = await client.call('customerService', { publicKey: key.publicKey });
      const { pathList } = needed('customerService', exchange).version;
      for (const { csType } of services) {
        const entry = pathList.find(({ type }) => type === csType);
        holds(entry !== undefined, `There is no address of ${csType}.`, exchange);
        const address = await key.open(entry.path, csType, { method, path: callPath, merchantCode: client.merchantCode }).catch(() => undefined);
        holds(address !== undefined, `The address of ${csType} does not open.`, exchange);
        holds(LINKED.test(address), `The address of ${csType} is neither one with https nor a path of the site.`, exchange);
      }
    },
  },
  {
    id: 'service.key',
    profile: 'least',
    expects: 'customerService refuses a public key that is no point of P-256 with VALIDATION_FAILED.',
    because: 'Sealed to such a key, an address could be read by whoever chose it.',
    async run({ client }) {
      const { customerService: services } = needed('permission', await client.call('permission'));
      if (services.length === 0) throw new NotOffered('The merchant has no customer service.');
      faulty(await client.call('customerService', { publicKey: NO_POINT }), 'publicKey');
    },
  },
];
