import type { Page, Route } from '@playwright/test';
import { fetched } from '../src/index.ts';

/** Calls of the pages; pushes go on. */
const calls = (url: URL): boolean => /^\/(?:wps|lgw|lotto)\//.test(url.pathname) && url.pathname !== '/wps/events';

const refusal = { success: false, code: 'UNKNOWN_ERROR', message: 'Refused for a picture.', requestId: '01a9d2c4-7c55-4a57-9b0e-0d1f4d5a6e21' };

/** Which calls a state is about: all, or those that change something. */
export type Which = 'all' | 'writes';

async function meanwhile(page: Page, which: Which, treat: (route: Route) => Promise<unknown>, act: () => Promise<unknown>): Promise<void> {
  const handle = async (route: Route): Promise<void> => {
    if (which === 'writes' && route.request().method() === 'GET') return route.fallback();
    await treat(route);
  };
  await page.route(calls, handle);
  try {
    await act();
  } finally {
    await page.unroute(calls, handle);
  }
}

/** Runs a function while the server does not answer; what was asked for never reaches it. */
export async function unanswered(page: Page, which: Which, act: () => Promise<unknown>): Promise<void> {
  const held: Route[] = [];
  await meanwhile(page, which, async (route) => void held.push(route), async () => {
    await act();
    // Requests that still wait when their handler goes are sent.
    await Promise.all(held.map((route) => route.abort().catch(() => undefined)));
  });
}

/** Runs a function while the server refuses. */
export const refused = (page: Page, which: Which, act: () => Promise<unknown>): Promise<void> => meanwhile(page, which, (route) => route.fulfill({ status: 500, json: refusal }), act);

/** Runs a function while the value of a call's answers is changed. */
export async function restated<Value>(page: Page, path: string, change: (value: Value) => Value, act: () => Promise<unknown>): Promise<void> {
  const is = (url: URL): boolean => url.pathname === path;
  const handle = async (route: Route): Promise<void> => {
    const answer = await fetched(route);
    const body = (await answer.json()) as { value: Value };
    // A look-up that ends with the state is of no account.
    await route.fulfill({ response: answer, json: { ...body, value: change(body.value) } }).catch(() => undefined);
  };
  await page.route(is, handle);
  try {
    await act();
  } finally {
    await page.unroute(is, handle);
  }
}
