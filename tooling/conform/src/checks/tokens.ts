import { calls, type CallName, type CallSpec } from '@livery/contracts';
import type { Check } from '../check.ts';
import { refused } from '../expect.ts';

const rows = (Object.entries(calls) as [CallName, CallSpec][]).filter(([, { token }]) => token);
/** A token of the usual form that nobody was given. */
const NOBODYS = 'x'.repeat(43);

/** Every call of the table that needs a session. */
export const tokenChecks: readonly Check[] = rows.map(([name, { method, path, encrypted }]) => ({
  id: `token.${name}`,
  profile: 'least',
  expects: `${method} ${path} is refused with NOT_LOGGED_IN or SESSION_EXPIRED, without a token and with one that nobody was given${encrypted === true ? ' (or with ENCRYPTION_REQUIRED, since nothing sealed is sent)' : ''}.`,
  because: 'A page whose session has ended asks for a login where it hears this, and shows nothing of an account.',
  async run({ client }) {
    const codes = ['NOT_LOGGED_IN', 'SESSION_EXPIRED', ...(encrypted === true ? ['ENCRYPTION_REQUIRED'] : [])];
    // Sealed calls are sent as they are: a server of this profile need not open anything yet.
    for (const token of [undefined, NOBODYS]) refused(await client.call(name, {}, { token, plain: true }), ...codes);
  },
}));
