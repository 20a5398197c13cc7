import type { ReactNode, Ref } from 'react';
import { Link } from '../foundation/link.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';
import { iconChevronForward } from '../icons/navigation.ts';
import { Menu } from './centre-style.ts';

/** A page in the menu of a centre. */
export interface CentreMenuItem {
  readonly id: string;
  /** Address of the page. */
  readonly href: string;
  readonly label: string;
  readonly glyph: Glyph;
  /** Stands behind the label: a `CountBadge`. */
  readonly badge?: ReactNode;
}

export interface CentreMenuProps {
  /** Name of the menu, spoken. */
  readonly label: string;
  readonly items: readonly CentreMenuItem[];
  /** Id of the page that shows; undefined where none does. */
  readonly current: string | undefined;
  readonly ref?: Ref<HTMLElement>;
}

/** The pages of a centre as links. */
export function CentreMenu({ label, items, current, ref }: CentreMenuProps) {
  return (
    <Menu ref={ref} aria-label={label}>
      <ul>
        {items.map(({ id, href, label: name, glyph, badge }) => (
          <li key={id}>
            <Link href={href} aria-current={id === current ? 'page' : undefined} data-page={id}>
              <Icon glyph={glyph} />
              <span data-part="label">{name}</span>
              {badge}
              <span data-part="forward" aria-hidden="true">
                <Icon glyph={iconChevronForward} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
