import type { APIResponse, Route } from '@playwright/test';

/** Fetches a response to be modified, from `localhost` with the brand's host header, since not every system resolves names below it. */
export async function fetched(route: Route): Promise<APIResponse> {
  const url = new URL(route.request().url());
  const { host } = url;
  url.hostname = 'localhost';
  return route.fetch({ url: url.href, headers: { ...(await route.request().allHeaders()), host } });
}
