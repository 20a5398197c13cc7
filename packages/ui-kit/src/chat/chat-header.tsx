import type { ReactNode } from 'react';
import { Header } from './chat-style.ts';

export interface ChatHeaderProps {
  /** Who is written to: a name, or the service. */
  readonly title: ReactNode;
  /** Below the title: availability, or the expected response time. */
  readonly detail?: ReactNode;
  /** Before the title, usually an `Avatar`. */
  readonly start?: ReactNode;
  /** Buttons at the end, for example to close. */
  readonly actions?: ReactNode;
}

/** Header of a chat, in the same purple for all brands. */
export function ChatHeader({ title, detail, start, actions }: ChatHeaderProps) {
  return (
    <Header>
      {start}
      <div data-part="words">
        <strong data-part="title">{title}</strong>
        {detail === undefined ? null : <span data-part="detail">{detail}</span>}
      </div>
      {actions === undefined ? null : <div data-part="actions">{actions}</div>}
    </Header>
  );
}
