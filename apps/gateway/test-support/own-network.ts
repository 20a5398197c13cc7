import type { TestGateway } from './gateway.ts';

/** A `fetch` that finds the gateway itself at every address and no other server: its local providers stand for the internet. */
export function ownNetwork(gateway: () => TestGateway): typeof globalThis.fetch {
  return async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    const form = init?.body instanceof URLSearchParams ? init.body : undefined;
    const headers = { host: 'localhost', ...(form === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }) };
    const answer = await gateway().app.inject(form === undefined ? { url: pathname, headers } : { method: 'POST', url: pathname, headers, payload: form.toString() });
    return new Response(answer.body, { status: answer.statusCode, headers: { 'content-type': 'application/json' } });
  };
}
