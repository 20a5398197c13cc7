import type { ReactElement, ReactNode } from 'react';
import { Header, Menu as AriaMenu, MenuItem, MenuSection, MenuTrigger, Popover, Pressable, Separator } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';
import { iconCheck } from '../icons/actions.ts';
import { AriaLocale } from './aria-locale.tsx';
import { optionStyle, popoverSurface } from './popover-style.ts';

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly description?: string;
  readonly glyph?: Glyph;
  /** At the end of the entry: a count, a label. */
  readonly end?: ReactNode;
  readonly href?: string;
  readonly disabled?: boolean;
  readonly tone?: 'danger';
}

/** Entries separated from the others by a line. */
export interface MenuGroup {
  readonly id: string;
  readonly label?: string;
  readonly entries: readonly MenuEntry[];
}

export interface MenuProps {
  /** Accessible name. */
  readonly label: string;
  /** The `Button` or `IconButton` that opens the menu. */
  readonly trigger: ReactElement<Record<string, unknown>, string>;
  /** Entries in order, each group after a line. */
  readonly groups: readonly MenuGroup[];
  /** Receives the id of the entry that was chosen. */
  readonly onAction: (id: string) => void;
  /** Makes the menu a single choice and marks this entry. */
  readonly selected?: string;
  /** Where it opens, by its button, in reading direction. */
  readonly placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

const Sheet = styled(Popover)`
  ${popoverSurface}
`;

const List = styled(AriaMenu)`
  outline: none;
`;

const Item = styled(MenuItem)`
  ${optionStyle}
`;

const GroupTitle = styled(Header)`
  padding: ${token.space[2]} ${token.space[3]} ${token.space[1]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.xs};
  font-weight: ${token.font.weight.semibold};
`;

const Line = styled(Separator)`
  block-size: 1px;
  margin: ${token.space[1]} ${token.space[3]};
  background: ${token.color.border.subtle};
`;

/** A menu of actions or a single choice. Arrow keys move, typing selects a match, Escape closes. */
export function Menu({ label, trigger, groups, onAction, selected, placement = 'bottom end' }: MenuProps) {
  const chosen = selected === undefined ? {} : ({ selectionMode: 'single', selectedKeys: [selected] } as const);
  return (
    <AriaLocale>
      <MenuTrigger>
        <Pressable>{trigger}</Pressable>
        <Sheet placement={placement} offset={6}>
          <List aria-label={label} onAction={(key) => onAction(String(key))} {...chosen}>
            {groups.map((group, at) => [
              at === 0 ? null : <Line key={`${group.id}-line`} />,
              <MenuSection key={group.id} id={group.id} {...(group.label === undefined ? { 'aria-label': label } : {})}>
                {group.label === undefined ? null : <GroupTitle>{group.label}</GroupTitle>}
                {group.entries.map((entry) => (
                  <Item
                    key={entry.id}
                    id={entry.id}
                    textValue={entry.label}
                    isDisabled={entry.disabled === true}
                    data-tone={entry.tone}
                    {...(entry.href === undefined ? {} : { href: entry.href })}
                  >
                    {entry.glyph === undefined ? null : <Icon glyph={entry.glyph} />}
                    <span data-part="words">
                      {entry.label}
                      {entry.description === undefined ? null : <span data-part="description"> {entry.description}</span>}
                    </span>
                    {entry.end}
                    {selected === undefined ? null : <Icon glyph={iconCheck} data-part="tick" />}
                  </Item>
                ))}
              </MenuSection>,
            ])}
          </List>
        </Sheet>
      </MenuTrigger>
    </AriaLocale>
  );
}
