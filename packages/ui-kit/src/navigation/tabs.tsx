import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from 'react-aria-components';
import { styled } from 'styled-components';
import { forcedSelected } from '../foundation/forced-colors.ts';
import { token } from '../foundation/token.ts';
import { Icon } from '../icons/icon.tsx';
import type { Glyph } from '../icons/icon.tsx';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { useOverflowTabs } from './use-overflow-tabs.ts';

export interface TabItem {
  readonly id: string;
  readonly label: ReactNode;
  readonly glyph?: Glyph;
  readonly disabled?: boolean;
  readonly content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the row of tabs: "Kinds of messages". */
  readonly label: string;
  /** In order of display; only the content of the selected one exists. */
  readonly tabs: readonly TabItem[];
  /** Id of the tab that shows. */
  readonly selected: string;
  /** Receives the id of the tab that was chosen. */
  readonly onSelect: (id: string) => void;
  /** `pills` for a choice within a page, `line` for pages. */
  readonly look?: 'line' | 'pills';
  /** Tabs share the whole width equally. */
  readonly fill?: boolean;
}

const Root = styled(AriaTabs)`
  display: grid;
  gap: ${token.space[4]};
  min-inline-size: 0;
`;

const Strip = styled(TabList)`
  display: flex;
  gap: ${token.space[1]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;

  /* Overflowing tabs fade out at the edge. */
  &[data-before], &[data-after] {
    --way: 90deg;
    --before: 0px;
    --after: 0px;
    mask-image: linear-gradient(var(--way), transparent, #000 var(--before), #000 calc(100% - var(--after)), transparent);
  }
  [dir='rtl'] &[data-before], [dir='rtl'] &[data-after] { --way: 270deg; }
  &[data-before] { --before: 2.5rem; }
  &[data-after] { --after: 2.5rem; }

  &[data-look='line'] { border-block-end: ${token.stroke.hairline} solid ${token.color.border.default}; }
  &[data-look='pills'] {
    padding: ${token.space[1]};
    background: ${token.color.bg.sunken};
    border-radius: calc(${token.radius.control} + ${token.space[1]});
    box-shadow: ${token.shadow.inset};
  }
  /* Without enough room, icons are hidden first. */
  @media (width < 24rem) { & > * > svg { display: none; } }
  /* Without enough room, labels wrap before they are truncated. */
  &[data-fill] > * { flex: 1; padding-inline: ${token.space[2]}; white-space: normal; text-align: center; line-height: ${token.line.height.snug}; }
`;

const Handle = styled(Tab)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token.space[2]};
  flex: none;
  min-block-size: ${token.size.target};
  padding-inline: ${token.space[4]};
  color: ${token.color.fg.muted};
  font-weight: ${token.font.weight.medium};
  white-space: nowrap;
  cursor: pointer;
  outline: none;
  border-radius: ${token.radius.sm};
  @media (width < 30rem) { padding-inline: ${token.space[2]}; }
  transition: color ${token.motion.duration.fast}, background-color ${token.motion.duration.fast};

  &[data-hovered] { color: ${token.color.fg.default}; }
  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: -2px; }
  &[data-disabled] { opacity: ${token.opacity.disabled}; cursor: not-allowed; }
  &[data-selected] { color: ${token.color.fg.default}; font-weight: ${token.font.weight.semibold}; }

  [data-look='line'] > &::after {
    content: '';
    position: absolute;
    inset-inline: ${token.space[3]};
    inset-block-end: 0;
    block-size: 3px;
    border-radius: 3px 3px 0 0;
    background: ${token.color.accent.bg};
    scale: 0 1;
    transition: scale ${token.motion.duration.normal} ${token.motion.ease.emphasis};
    @media (width < 30rem) { inset-inline: ${token.space[2]}; }
  }
  [data-look='line'] > &[data-selected]::after { scale: 1; }

  [data-look='pills'] > & { border-radius: ${token.radius.control}; }
  [data-look='pills'] > &[data-selected] { background: ${token.color.bg.raised}; box-shadow: ${token.shadow.sm}; }

  @media (forced-colors: active) {
    [data-look='line'] > &::after { forced-color-adjust: none; background: Highlight; }
    [data-look='pills'] > &[data-selected] { ${forcedSelected} }
  }
`;

const Page = styled(TabPanel)`
  min-inline-size: 0;
  outline: none;
  border-radius: ${token.radius.sm};
  &[data-focus-visible] { outline: ${token.stroke.focus} solid ${token.color.border.focus}; outline-offset: 4px; }
`;

/** Tabs with panels, of which one shows. Arrow keys move between them; the selected tab is scrolled into view. */
export function Tabs({ label, tabs, selected, onSelect, look = 'line', fill = false }: TabsProps) {
  const strip = useOverflowTabs(selected);
  return (
    <AriaLocale>
      <Root selectedKey={selected} onSelectionChange={(key) => onSelect(String(key))}>
        <Strip ref={strip} aria-label={label} data-look={look} data-fill={fill ? '' : undefined}>
          {tabs.map((tab) => (
            <Handle key={tab.id} id={tab.id} isDisabled={tab.disabled === true}>
              {tab.glyph === undefined ? null : <Icon glyph={tab.glyph} />}
              {tab.label}
            </Handle>
          ))}
        </Strip>
        {tabs.map((tab) => (
          <Page key={tab.id} id={tab.id}>
            {tab.content}
          </Page>
        ))}
      </Root>
    </AriaLocale>
  );
}
