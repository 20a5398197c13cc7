import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../actions/button.tsx';
import { Avatar } from '../data/avatar.tsx';
import { iconChat } from '../icons/account.ts';
import { iconChevronDown } from '../icons/header.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Loader } from '../status/loader.tsx';
import { EmptyState } from '../status/state-panel.tsx';
import { Message } from './chat-message.tsx';
import { Box, Day, Older, Root, Run, ToEnd } from './chat-style.ts';
import type { ChatLabels, ChatMessage } from './chat-types.ts';
import { groupMessages } from './group-messages.ts';
import { useChatScroll } from './use-chat-scroll.ts';

/** State of the messages before the first one shown: none, more available, loading, failed. */
export type OlderMessages = 'none' | 'idle' | 'loading' | 'error';

export interface ChatListProps {
  /** Accessible name of the conversation. */
  readonly label: string;
  /** Oldest first. */
  readonly messages: readonly ChatMessage[];
  /** The merchant's IANA time zone, such as `Asia/Manila`: messages of one calendar day in it are grouped. */
  readonly timeZone: string;
  /** Formats the day of a time: "Today", "Sunday, 1 March". */
  readonly formatDay: (at: string) => string;
  /** Formats the time of a message: "14:05". */
  readonly formatTime: (at: string) => string;
  /** Texts of its buttons and states. */
  readonly labels: ChatLabels;
  /** Resends a failed message. */
  readonly onRetry?: (id: string) => unknown;
  /** Whether there are messages before the first one shown, and how fetching them stands. */
  readonly older?: OlderMessages;
  /** Loads older messages. Called by the button and at the top, once until `older` or the messages change. */
  readonly onOlder?: () => unknown;
  /** Whether the conversation itself is loading. */
  readonly loading?: boolean;
}

/** Distance from the top, in pixels, at which older messages are requested. */
const NEAR_TOP = 80;

/** A conversation. Stays scrolled to its end while the reader is there; otherwise a button counts new messages. */
export function ChatList({ label, messages, timeZone, formatDay, formatTime, labels, onRetry, older = 'none', onOlder, loading = false }: ChatListProps) {
  const days = useMemo(() => groupMessages(messages, timeZone), [messages, timeZone]);
  const { box, content, onScroll, toEnd, unseen, arrived } = useChatScroll(messages);
  const requested = useRef(false);

  useEffect(() => {
    requested.current = false;
  }, [older, messages]);

  const askForOlder = () => {
    // Scrolling to the button already requests them.
    if (requested.current || older === 'loading') return undefined;
    requested.current = true;
    return onOlder?.();
  };
  const scrolled = () => {
    onScroll();
    if (older === 'idle' && messages.length > 0 && (box.current?.scrollTop ?? NEAR_TOP) < NEAR_TOP) void askForOlder();
  };

  return (
    <Root>
      {/* Announced below: a log would also read out older messages that load above. Focusable for scrolling by keyboard. */}
      <Box ref={box} role="log" aria-label={label} aria-live="off" aria-busy={loading} tabIndex={0} onScroll={scrolled}>
        <div ref={content}>
          {loading ? <Loader label={labels.loading} /> : null}
          {!loading && messages.length === 0 ? <EmptyState compact glyph={iconChat} title={labels.empty} /> : null}
          {loading || older === 'none' || messages.length === 0 ? null : <OlderPart older={older} labels={labels} onOlder={askForOlder} />}
          {days.map(({ key, at, runs }) => (
            <Day key={key} aria-label={formatDay(at)}>
              <div data-part="day">{formatDay(at)}</div>
              {runs.map(({ author, own, messages: run }) => (
                <Run key={run[0]?.id} data-own={own ? '' : undefined}>
                  {own ? null : (
                    <>
                      <span data-part="author" dir="auto" aria-hidden="true">
                        {author.name}
                      </span>
                      <span data-part="avatar">
                        <Avatar name={author.name} size="sm" {...(author.image === undefined ? {} : { image: author.image })} />
                      </span>
                    </>
                  )}
                  <ul>
                    {run.map((message) => (
                      <Message key={message.id} message={message} author={own ? labels.you : author.name} time={formatTime(message.at)} labels={labels} onRetry={onRetry} />
                    ))}
                  </ul>
                </Run>
              ))}
            </Day>
          ))}
        </div>
      </Box>
      {/* Elements of their own: a text that is put in place of the same text would not be announced. */}
      <VisuallyHidden role="status">
        {arrived.map(({ id, author, words }) => (
          <p key={id}>{`${author}: ${words}`}</p>
        ))}
      </VisuallyHidden>
      {unseen === 0 ? null : (
        <ToEnd>
          <Button
            size="sm"
            iconEnd={iconChevronDown}
            onClick={() => {
              toEnd();
              box.current?.focus();
            }}
          >
            {labels.newMessages(unseen)}
          </Button>
        </ToEnd>
      )}
    </Root>
  );
}

function OlderPart({ older, labels, onOlder }: Pick<ChatListProps, 'labels'> & { readonly older: OlderMessages; readonly onOlder: () => unknown }) {
  return (
    <Older>
      {older === 'error' ? <p role="alert">{labels.olderFailed}</p> : null}
      <Button variant="outline" size="sm" loading={older === 'loading'} loadingLabel={labels.loadingOlder} onClick={onOlder}>
        {older === 'error' ? labels.retry : labels.older}
      </Button>
    </Older>
  );
}
