import type { ReactNode } from 'react';
import { ListBox, ListBoxItem, Popover } from 'react-aria-components';
import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { Icon } from '../../icons/icon.tsx';
import { iconCheck } from '../../icons/actions.ts';
import { optionStyle, popoverSurface } from '../../overlays/popover-style.ts';

/** An option of a Select or Combobox. */
export interface Option {
  readonly value: string;
  /** Shown, announced and matched by typing. */
  readonly label: string;
  /** Second line: a bank's code, a country's dialling code. */
  readonly description?: string;
  /** Before the label: a flag or logo. */
  readonly image?: ReactNode;
  readonly disabled?: boolean;
}

interface ListedOption extends Option {
  readonly id: string;
}

const List = styled(ListBox<ListedOption>)`
  outline: none;
`;

const Item = styled(ListBoxItem)`
  ${optionStyle}
`;

const Sheet = styled(Popover)`
  ${popoverSurface}
`;

/** The list of a Select or Combobox. */
export function OptionList({ options, empty }: { readonly options: readonly Option[]; readonly empty?: ReactNode }) {
  return (
    <Sheet offset={6}>
      <List items={options.map((option) => ({ ...option, id: option.value }))} renderEmptyState={() => <div style={{ padding: token.space[3] }}>{empty}</div>}>
        {(option: ListedOption) => (
          <Item id={option.value} textValue={option.label} isDisabled={option.disabled === true}>
            {option.image}
            <span data-part="words">
              {option.label}
              {option.description === undefined ? null : <span data-part="description"> {option.description}</span>}
            </span>
            <Icon glyph={iconCheck} data-part="tick" />
          </Item>
        )}
      </List>
    </Sheet>
  );
}
