import type { ReactNode } from 'react';
import { Button, Disclosure, DisclosureGroup, DisclosurePanel, Heading } from 'react-aria-components';
import { styled } from 'styled-components';
import { focusRing } from '../foundation/styles.ts';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import { iconChevronDown } from '../icons/header.ts';

export interface AccordionItem {
  readonly id: string;
  readonly title: ReactNode;
  readonly content: ReactNode;
  readonly disabled?: boolean;
}

export interface AccordionProps {
  /** In order from top to bottom, each with an id that `open` names. */
  readonly items: readonly AccordionItem[];
  /** Heading level of the item titles. */
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  /** Ids of the open items. */
  readonly open: readonly string[];
  /** Receives the ids of the items to be open, in the order of `items`. */
  readonly onOpenChange: (open: readonly string[]) => void;
  /** Whether several items can be open at once; otherwise opening one closes the other. */
  readonly multiple?: boolean;
}

const Group = styled(DisclosureGroup)`
  border-block-start: ${token.stroke.hairline} solid ${token.color.border.default};
`;

const Item = styled(Disclosure)`
  border-block-end: ${token.stroke.hairline} solid ${token.color.border.default};
`;

const Title = styled(Heading)`
  margin: 0;
  font: inherit;
  letter-spacing: normal;
`;

const Trigger = styled(Button)`
  ${focusRing}

  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]};
  inline-size: 100%;
  min-block-size: calc(${token.size.target} + ${token.space[2]});
  padding: ${token.space[3]} ${token.space[2]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: transparent;
  color: ${token.color.fg.default};
  font-family: ${token.font.family.body};
  font-size: ${token.font.size.md};
  font-weight: ${token.font.weight.semibold};
  line-height: ${token.line.height.snug};
  text-align: start;
  cursor: pointer;

  &:focus-visible { outline-offset: -2px; }
  &[data-hovered] { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  &[data-disabled] { opacity: ${token.opacity.disabled}; cursor: not-allowed; }
  & > svg { color: ${token.color.fg.muted}; transition: rotate ${token.motion.duration.fast} ${token.motion.ease.standard}; }
  &[aria-expanded='true'] > svg { rotate: 180deg; }
  @media (forced-colors: active) { &[data-disabled] { color: GrayText; opacity: 1; } }
  @media (prefers-reduced-motion: reduce) { & > svg { transition: none; } }
`;

const Panel = styled(DisclosurePanel)`
  color: ${token.color.fg.muted};
  line-height: ${token.line.height.body};

  & > div { padding: ${token.space[1]} ${token.space[2]} ${token.space[5]}; }
`;

/** Panels that expand below their title buttons. The browser's page search also finds text in closed panels. */
export function Accordion({ items, headingLevel, open, onOpenChange, multiple = false }: AccordionProps) {
  return (
    <Group expandedKeys={open} onExpandedChange={(keys) => onOpenChange(items.map(({ id }) => id).filter((id) => keys.has(id)))} allowsMultipleExpanded={multiple}>
      {items.map(({ id, title, content, disabled = false }) => (
        <Item key={id} id={id} isDisabled={disabled}>
          <Title level={headingLevel}>
            <Trigger slot="trigger">
              <span>{title}</span>
              <Icon glyph={iconChevronDown} />
            </Trigger>
          </Title>
          <Panel>
            <div>{content}</div>
          </Panel>
        </Item>
      ))}
    </Group>
  );
}
