import { isAgentType } from '@livery/contracts';
import type { AgentType } from '@livery/contracts';
import type { SessionState } from '../session-slice.ts';
import { readSession, sessionToken } from '../storage/session-storage.ts';

/** A session as one tab hands it to another. */
export interface SessionSnapshot {
  readonly token: string;
  readonly username: string;
  readonly agentType: AgentType | undefined;
  readonly memberId: string | undefined;
  readonly mustChangePassword: boolean;
}

/** What tabs of one site tell each other: docs/adr/0010-one-browser-one-account.md. */
export type TabMessage =
  /** A new tab without a session asks whether there is one. */
  | { readonly kind: 'hello'; readonly from: string }
  /** The answer to it. */
  | { readonly kind: 'session'; readonly to: string; readonly session: SessionSnapshot }
  | { readonly kind: 'loggedIn'; readonly session: SessionSnapshot }
  /** The session of this token is over, or its password is changed. */
  | { readonly kind: 'loggedOut' | 'passwordChanged'; readonly token: string };

/** One name for each merchant: an address may have belonged to another before. */
const channelName = (): string => `livery-session/${readSession('merchantCode') ?? ''}`;

/** The session of this tab, to be handed on; nothing where there is none. */
export function sessionSnapshot({ agentType, memberId, mustChangePassword }: SessionState): SessionSnapshot | undefined {
  const token = sessionToken();
  return token === undefined ? undefined : { token, username: readSession('username') ?? '', agentType, memberId, mustChangePassword };
}

/** The channel on which one tab hears what is meant for it alone. */
const ownChannelName = (tab: string): string => `${channelName()}/${tab}`;

/** Tells the other tabs of this origin; a session that answers a question, the tab that asked alone. */
export function broadcastToTabs(news: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(news.kind === 'session' ? ownChannelName(news.to) : channelName());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes no target
  channel.postMessage(news);
  channel.close();
}

/** Listens to the other tabs, also to what is meant for the tab `me` alone; returns what stops it. */
export function onTabMessage(onMessage: (news: TabMessage) => void, me?: string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channels = [channelName(), ...(me === undefined ? [] : [ownChannelName(me)])].map((name) => new BroadcastChannel(name));
  for (const channel of channels) {
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data)) onMessage(data);
    });
  }
  return () => {
    for (const channel of channels) channel.close();
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (data: unknown): data is Fields => typeof data === 'object' && data !== null;

/** Another version of the page may stand in the other tab: what is not understood is not heard. */
function isTabMessage(data: unknown): data is TabMessage {
  if (!isFields(data)) return false;
  switch (data['kind']) {
    case 'hello':
      return typeof data['from'] === 'string';
    case 'session':
      return typeof data['to'] === 'string' && isSession(data['session']);
    case 'loggedIn':
      return isSession(data['session']);
    case 'loggedOut':
    case 'passwordChanged':
      return typeof data['token'] === 'string';
    default:
      return false;
  }
}

function isSession(data: unknown): boolean {
  if (!isFields(data)) return false;
  const { token, username, agentType, memberId, mustChangePassword } = data;
  return (
    typeof token === 'string' &&
    token !== '' &&
    typeof username === 'string' &&
    (agentType === undefined || (typeof agentType === 'number' && isAgentType(agentType))) &&
    (memberId === undefined || typeof memberId === 'string') &&
    typeof mustChangePassword === 'boolean'
  );
}
