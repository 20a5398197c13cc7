import { useId } from 'react';
import type { ReactNode } from 'react';
import { Button as AriaButton, Label, Tag as AriaTag, TagGroup as AriaTagGroup, TagList } from 'react-aria-components';
import type { Key, Selection } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { Icon } from '../../icons/icon.tsx';
import { iconClose } from '../../icons/navigation.ts';
import { iconCheck } from '../../icons/actions.ts';
import { AriaLocale } from '../../overlays/aria-locale.tsx';
import { Loader } from '../../status/loader.tsx';
import { tagGroupStyle, tagStyle } from './tag-style.ts';

export interface TagEntry {
  readonly id: string;
  /** Also the accessible name. */
  readonly label: string;
  readonly disabled?: boolean;
}

export interface TagGroupProps {
  /** What the tags have in common: "Chosen kinds of games". */
  readonly label: string;
  /** Hides the label visually; it stays accessible. */
  readonly labelHidden?: boolean;
  /** In order of display, each with an id of its own. */
  readonly tags: readonly TagEntry[];
  /** Shown without tags. */
  readonly emptyLabel: string;
  /** Help text below the tags, where there is no error. */
  readonly hint?: ReactNode;
  /** Error message below the tags, in place of the hint. */
  readonly error?: ReactNode;
  /** Makes tags removable by their button, or by Delete and Backspace (all selected tags at once). */
  readonly onRemove?: (ids: readonly string[]) => void;
  /** Name of a tag's remove button: "Remove Slots". Required with `onRemove`. */
  readonly removeLabel?: (tag: string) => string;
  /** Whether one or several tags can be selected; none by default. */
  readonly selection?: 'one' | 'several';
  /** Ids of the tags that are selected. */
  readonly selected?: readonly string[];
  /** Receives the ids to be selected; needs `selection`. */
  readonly onSelect?: (ids: readonly string[]) => void;
  /** Shown in place of the tags while they load. */
  readonly loadingLabel?: string;
}

const Root = styled(AriaTagGroup)`
  ${tagGroupStyle}
`;

const Entry = styled(AriaTag)`
  ${tagStyle}
`;

const Remove = styled(AriaButton)`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: ${token.size.target};
  block-size: ${token.size.target};
  margin-inline: calc(-1 * ${token.space[2]}) calc(-1 * ${token.space[4]});
  border-radius: ${token.radius.pill};
  outline: none;
  &[data-hovered] { background: color-mix(in oklab, currentColor 12%, transparent); }
  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: -4px; }
`;

const idsOf = (keys: Iterable<Key>) => [...keys].map(String);

/** Selected items such as filters, as tags. Arrow keys move between them. */
export function TagGroup({
  label,
  labelHidden = false,
  tags,
  emptyLabel,
  hint,
  error,
  onRemove,
  removeLabel,
  selection,
  selected = [],
  onSelect,
  loadingLabel,
}: TagGroupProps) {
  const footerId = useId();
  const described = hint === undefined && error === undefined ? {} : { 'aria-describedby': footerId };
  const choose = (keys: Selection) => onSelect?.(keys === 'all' ? tags.map(({ id }) => id) : idsOf(keys));
  return (
    <AriaLocale>
      <Root
        selectionMode={selection === undefined ? 'none' : selection === 'one' ? 'single' : 'multiple'}
        selectedKeys={selected}
        onSelectionChange={choose}
        disabledKeys={tags.filter(({ disabled }) => disabled === true).map(({ id }) => id)}
        {...described}
        {...(onRemove === undefined ? {} : { onRemove: (keys: Set<Key>) => onRemove(idsOf(keys)) })}
      >
        <Label data-part="label" data-hidden={labelHidden ? '' : undefined}>
          {label}
        </Label>
        {loadingLabel === undefined ? (
          <TagList data-part="list" renderEmptyState={() => <span data-part="empty">{emptyLabel}</span>}>
            {tags.map((tag) => (
              <Entry key={tag.id} id={tag.id} textValue={tag.label}>
                {selection === undefined ? null : <Icon glyph={iconCheck} data-part="tick" />}
                <span data-part="words" dir="auto">
                  {tag.label}
                </span>
                {onRemove === undefined ? null : (
                  <Remove slot="remove" aria-label={removeLabel?.(tag.label) ?? tag.label}>
                    <Icon glyph={iconClose} size="sm" />
                  </Remove>
                )}
              </Entry>
            ))}
          </TagList>
        ) : (
          <Loader label={loadingLabel} />
        )}
        <div id={footerId} data-part="footer" data-error={error === undefined ? undefined : ''}>
          {error ?? hint}
        </div>
      </Root>
    </AriaLocale>
  );
}
