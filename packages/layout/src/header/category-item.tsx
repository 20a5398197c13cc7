import { useText } from '@livery/i18n';
import { Icon, iconChevronDown, preloadableLazy, token, useDisclosure } from '@livery/ui-kit';
import { useId } from 'react';
import { styled } from 'styled-components';
import { useLayoutSlots } from '../slots/layout-slots.tsx';
import type { NavItem } from '@livery/navigation';
import { SiteLink } from '@livery/navigation';
import { PanelBoundary } from '../boundaries/panel-boundary.tsx';
import { Item, navEntry } from './nav-entry.ts';

const panel = preloadableLazy(() => import('./vendor-panel.tsx'));
const VendorPanel = panel.show((module) => module.VendorPanel);

const Entry = styled(SiteLink)`
  ${navEntry}

  padding-inline-end: 0;
  border-start-end-radius: 0;
  border-end-end-radius: 0;
  &::after { inset-inline-end: 0; }
`;

const Toggle = styled.button`
  ${navEntry}

  justify-content: center;
  min-inline-size: 1.5rem;
  padding-inline: 0;
  /* One box with the name beside it. */
  border-start-start-radius: 0;
  border-end-start-radius: 0;

  &::after { display: none; }
  & > svg { inline-size: 1em; block-size: 1em; opacity: 0.7; transition: rotate ${token.motion.duration.fast} ${token.motion.ease.standard}; }
  &[aria-expanded='true'] { color: ${token.color.header.active}; & > svg { rotate: 180deg; } }
`;

export interface CategoryItemProps {
  readonly item: NavItem;
  /** Its page is shown. */
  readonly current: boolean;
  /** Vendors in the drop-down before MORE. */
  readonly vendorsShown: number;
  /** Did not fit into the line. */
  readonly over: boolean;
}

/** A category: a link to its page, and a drop-down of its vendors that opens by pointer or by its own button. */
export function CategoryItem({ item, current, vendorsShown, over }: CategoryItemProps) {
  const t = useText('shell');
  const panelId = useId();
  const { loadVendorGames } = useLayoutSlots();
  // Their own use reports a failure.
  const prefetchPanel = () => void Promise.all([panel.load(), loadVendorGames()]).catch(() => undefined);
  const { open, rootProps, toggleProps, close } = useDisclosure<HTMLLIElement>();
  const label = t(item.name);
  return (
    <Item {...rootProps} data-loose="" data-over={over ? '' : undefined} onPointerOver={prefetchPanel} onFocus={prefetchPanel}>
      <Entry href={item.page} data-active={current ? '' : undefined} aria-current={current} data-open={open ? '' : undefined} onClick={close}>
        {label}
      </Entry>
      <Toggle type="button" aria-expanded={open} aria-controls={open ? panelId : undefined} aria-label={t('header.vendorsOf', { category: label })} {...toggleProps}>
        <Icon glyph={iconChevronDown} />
      </Toggle>
      {open ? (
        <PanelBoundary floats>
          <VendorPanel id={panelId} item={item} shown={vendorsShown} onChoose={close} />
        </PanelBoundary>
      ) : null}
    </Item>
  );
}
