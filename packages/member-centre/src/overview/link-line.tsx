import { Icon, iconForward, Link } from '@livery/ui-kit';
import type { ReactNode } from 'react';

export interface LinkLineProps {
  readonly href: string;
  readonly title: string;
  readonly note?: string;
  /** Stands below both: a state. */
  readonly tag?: ReactNode;
}

/** A line that leads to where something is seen or done. */
export function LinkLine({ href, title, note, tag }: LinkLineProps) {
  return (
    <li>
      <Link href={href}>
        <span data-part="words">
          <strong>{title}</strong>
          {note === undefined ? null : <small>{note}</small>}
          {tag}
        </span>
        <Icon glyph={iconForward} />
      </Link>
    </li>
  );
}
