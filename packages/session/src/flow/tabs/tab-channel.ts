import { isAgentType } from '@livery/contracts';
import type { AgentType } from '@livery/contracts';
import type { SessionState } from '../../session-slice.ts';
import { readSession, sessionToken } from '../../storage/session-storage.ts';

/** A session as one tab passes it to another. */
export interface SessionSnapshot {
  readonly token: string;
  readonly username: string;
  readonly agentType: AgentType | undefined;
  readonly memberId: string | undefined;
  readonly mustChangePassword: boolean;
}

/** Messages between the tabs of one site: docs/adr/0010-one-browser-one-account.md. */
export type TabMessage =
  /** A new tab without a session asks whether there is one. */
  | { readonly kind: 'hello'; readonly from: string }
  /** The answer. */
  | { readonly kind: 'session'; readonly to: string; readonly session: SessionSnapshot }
  | { readonly kind: 'loggedIn'; readonly session: SessionSnapshot }
  /** The session of this token has ended, its password was changed, a new one is about to take its place, or none did. */
  | { readonly kind: 'loggedOut' | 'passwordChanged' | 'replacing' | 'kept'; readonly token: string };

/** One channel per merchant: an address may have belonged to another before. */
const channelName = (): string => `livery-session/${readSession('merchantCode') ?? ''}`;

/** The session of this tab, to pass on; undefined where there is none. */
export function sessionSnapshot({ agentType, memberId, mustChangePassword }: SessionState): SessionSnapshot | undefined {
  const token = sessionToken();
  return token === undefined ? undefined : { token, username: readSession('username') ?? '', agentType, memberId, mustChangePassword };
}

/** The channel for messages to one tab. */
const ownChannelName = (tab: string): string => `${channelName()}/${tab}`;

/** Sends to the other tabs of this origin; a session only to the tab that requested it. */
export function broadcastToTabs(message: TabMessage): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(message.kind === 'session' ? ownChannelName(message.to) : channelName());
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin only and takes no target
  channel.postMessage(message);
  channel.close();
}

/** Receives from the other tabs, including messages to the tab `me` only; returns the function that stops it. */
export function onTabMessage(onMessage: (message: TabMessage) => void, me?: string): () => void {
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

/** The other tab may run another version of the page: unknown messages are ignored. */
function isTabMessage(data: unknown): data is TabMessage {
  if (!isFields(data)) return false;
  switch (data['kind']) {
    case 'hello':
      return typeof data['from'] === 'string';
    case 'session':
      return typeof data['to'] === 'string' && isSession(data['session']);
    case 'loggedIn':
      return isSession(data['session']);
    default:
      // All others are about a token; who receives one passes over a kind that it does not know.
      return typeof data['token'] === 'string';
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
