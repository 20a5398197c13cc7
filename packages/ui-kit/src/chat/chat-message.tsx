import { Button } from '../actions/button.tsx';
import { iconCheck, iconClock, iconRefresh } from '../icons/actions.ts';
import { Icon } from '../icons/icon.tsx';
import { iconError } from '../icons/header.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { Bubble, Failure } from './chat-style.ts';
import type { ChatLabels, ChatMessage } from './chat-types.ts';

interface MessageProps {
  readonly message: ChatMessage;
  /** Announced before the message. */
  readonly author: string;
  readonly time: string;
  readonly labels: ChatLabels;
  readonly onRetry: ((id: string) => unknown) | undefined;
}

/** One message with its time and delivery state. */
export function Message({ message, author, time, labels, onRetry }: MessageProps) {
  const { id, own = false, text, images, at, state = 'sent' } = message;
  return (
    <li data-message={id}>
      <Bubble data-state={own ? state : undefined}>
        <VisuallyHidden>{author}</VisuallyHidden>
        {images === undefined ? null : <div data-part="images">{images}</div>}
        {text === undefined ? null : <p dir="auto">{text}</p>}
        <div data-part="meta">
          <time dateTime={at} dir="auto">{time}</time>
          {own && state !== 'failed' ? (
            <>
              <Icon glyph={state === 'sending' ? iconClock : iconCheck} size="sm" />
              <VisuallyHidden>{state === 'sending' ? labels.sending : labels.sent}</VisuallyHidden>
            </>
          ) : null}
        </div>
      </Bubble>
      {own && state === 'failed' ? (
        <Failure>
          <p role="alert">
            <Icon glyph={iconError} size="sm" />
            {labels.failed}
          </p>
          {onRetry === undefined ? null : (
            <Button variant="outline" size="sm" iconStart={iconRefresh} onClick={() => onRetry(id)}>
              {labels.retry}
            </Button>
          )}
        </Failure>
      ) : null}
    </li>
  );
}
