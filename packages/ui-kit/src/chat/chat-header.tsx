import type { ReactNode } from 'react';
import { Header } from './chat-style.ts';

/** Inputs of {@link ChatHeader}. */
export interface ChatHeaderProps {
  readonly title: ReactNode;
  /** Below the title: who is there, or when an answer may be expected. */
  readonly detail?: ReactNode;
  /** Before the title: an `Avatar`. */
  readonly start?: ReactNode;
  /** Buttons at the end: close, for instance. */
  readonly actions?: ReactNode;
}

/** The head of a chat, in the same purple for all brands. */
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
