/** What tabs of one site tell each other. The token is compared, never taken over: a tab with another session stays. */
export interface TabNews {
  readonly kind: 'loggedOut';
  readonly token: string;
}

const channelName = 'livery-session';

/** Tells the other tabs of this origin. */
export function tellOtherTabs(news: TabNews): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(channelName);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes no target
  channel.postMessage(news);
  channel.close();
}

/** Listens to the other tabs; returns what stops it. */
export function listenToTabs(onNews: (news: TabNews) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isNews(data)) onNews(data);
  });
  return () => channel.close();
}

function isNews(data: unknown): data is TabNews {
  return typeof data === 'object' && data !== null && 'kind' in data && data.kind === 'loggedOut' && 'token' in data;
}
