import { useText } from '@livery/i18n';
import { Icon, iconChevronDown, preloadableLazy, token, useDisclosure } from '@livery/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { PanelBoundary } from '../boundaries/panel-boundary.tsx';
import type { MoreEntry } from './more-panel.tsx';
import { Item, navEntry } from './nav-entry.ts';

const panel = preloadableLazy(() => import('./more-panel.tsx'));
const MorePanel = panel.show((module) => module.MorePanel);

/** Its panel hangs below itself; those of categories span the line. */
const Place = styled(Item)`
  position: relative;
`;

const Toggle = styled.button`
  ${navEntry}

  gap: ${token.space[1]};
  & > svg { inline-size: 1em; block-size: 1em; opacity: 0.7; }
`;

export interface MoreItemProps {
  /** Entries that did not fit into the line. */
  readonly entries: readonly MoreEntry[];
  /** Nothing is left over: it stands by only to be measured. */
  readonly over: boolean;
}

/** The navigation's last entry: whatever did not fit, in a panel. */
export function MoreItem({ entries, over }: MoreItemProps) {
  const t = useText('shell');
  const panelId = useId();
  const { open, rootProps, toggleProps, close } = useDisclosure<HTMLLIElement>();
  // Its own use reports a failure.
  const prefetchPanel = () => void panel.load().catch(() => undefined);
  return (
    <Place {...rootProps} data-more="" data-over={over ? '' : undefined} onPointerOver={prefetchPanel} onFocus={prefetchPanel}>
      <Toggle type="button" aria-expanded={open} aria-controls={open ? panelId : undefined} data-active={entries.some(({ current }) => current) ? '' : undefined} {...toggleProps}>
        {t('header.more')}
        <Icon glyph={iconChevronDown} />
      </Toggle>
      {open && !over ? (
        <PanelBoundary floats>
          <MorePanel id={panelId} entries={entries} onChoose={close} />
        </PanelBoundary>
      ) : null}
    </Place>
  );
}
