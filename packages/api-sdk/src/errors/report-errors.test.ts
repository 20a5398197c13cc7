import { afterEach, describe, expect, it, vi } from 'vitest';
import { failure, fakeGateway, success } from '../test-support/fake-gateway.ts';
import { reportClientError, startErrorReports } from './report-errors.ts';

let stop: () => void = () => {};
afterEach(() => stop());

function started(options: { readonly random?: number; readonly answer?: () => Response } = {}) {
  const target = new EventTarget();
  const { transport, received } = fakeGateway(options.answer ?? (() => success({ received: true })), { random: () => options.random ?? 0 });
  stop = startErrorReports(transport, { release: 'app-B1.js', target, page: () => '/rng' });
  const bodies = () => received.map(({ body }) => JSON.parse(body) as { readonly message: string });
  return { target, received, bodies };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 20));

describe('startErrorReports', () => {
  it('reports an uncaught error, an unhandled rejection and a caught one, without token', async () => {
    const { target, received, bodies } = started();
    target.dispatchEvent(Object.assign(new Event('error'), { error: new TypeError('a is undefined'), message: '' }));
    target.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: new Error('b failed for ann@mail.example') }));
    reportClientError('c');
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(bodies()).toMatchObject([
      { message: 'TypeError: a is undefined', page: '/rng', release: 'app-B1.js' },
      { message: 'Error: b failed for [address]' },
      { message: 'c' },
    ]);
    expect(received.map(({ method, headers }) => [method, headers.get('authorization')])).toEqual(Array.from({ length: 3 }, () => ['POST', null]));
  });

  it('reports each error once and five at most', async () => {
    const { received } = started();
    for (const message of ['1', '1', '2', '3', '4', '5', '6']) reportClientError(message);
    await settle();
    expect(received).toHaveLength(5);
  });

  it('reports nothing from a page outside the sample', async () => {
    const { received } = started({ random: 0.25 });
    reportClientError('x');
    await settle();
    expect(received).toEqual([]);
  });

  it.each([
    ['a failed call', { kind: 'network', code: 'NETWORK_BROKEN', message: '', status: 0 }],
    ['a call that the page gave up', new DOMException('', 'AbortError')],
    ['a script of another origin', 'Script error.'],
  ])('reports nothing of %s', async (_, error) => {
    const { received } = started();
    reportClientError(error);
    await settle();
    expect(received).toEqual([]);
  });

  it('does not report that a report was rejected', async () => {
    const { received } = started({ answer: () => failure('TOO_MANY_REQUESTS', 429) });
    reportClientError('x');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    await settle();
    expect(received).toHaveLength(1);
  });

  it('reports nothing after it was stopped', async () => {
    const { target, received } = started();
    stop();
    target.dispatchEvent(Object.assign(new Event('error'), { error: new Error('x') }));
    reportClientError('x');
    await settle();
    expect(received).toEqual([]);
  });
});
