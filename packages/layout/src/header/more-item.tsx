import { useText } from '@livery/i18n';
import { focusRing, Icon, iconChevronDown, raisedSurface, token } from '@livery/ui-kit';
import { useId } from 'react';
import { useLocation } from 'react-router';
import { styled } from 'styled-components';
import { SiteLink } from '@livery/navigation';
import { Item, navEntry } from './nav-entry.ts';
import { useDisclosure } from './use-disclosure.ts';

/** Its panel hangs below itself; those of categories span the line. */
const Place = styled(Item)`
  position: relative;
`;

const Toggle = styled.button`
  ${navEntry}

  & > svg { inline-size: 1em; block-size: 1em; opacity: 0.7; }
`;

const Panel = styled.ul`
  ${raisedSurface}

  position: absolute;
  inset-block-start: calc(100% + ${token.space[2]});
  inset-inline-end: 0;
  z-index: ${token.z.popover};
  display: grid;
  gap: 2px;
  min-inline-size: 14rem;
  margin: 0;
  padding: ${token.space[2]};
  border-radius: ${token.radius.card};
  list-style: none;
`;

const Entry = styled(SiteLink)`
  display: flex;
  align-items: center;
  min-block-size: ${token.size.control.md};
  padding-inline: ${token.space[4]};
  border-radius: ${token.radius.sm};
  color: ${token.color.fg.default};
  font-weight: ${token.font.weight.medium};
  text-decoration: none;

  &:hover,
  &[aria-current='page'] { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  ${focusRing}
`;

export interface MoreItemProps {
  /** Entries that did not fit into the line. */
  readonly entries: readonly { readonly key: string; readonly href: string; readonly label: string }[];
  /** Nothing is left over: it stands by only to be measured. */
  readonly over: boolean;
}

/** The navigation's last entry: whatever did not fit, in a panel. */
export function MoreItem({ entries, over }: MoreItemProps) {
  const t = useText('shell');
  const panelId = useId();
  const { pathname } = useLocation();
  const { open, rootProps, toggleProps, close } = useDisclosure();
  return (
    <Place {...rootProps} data-more="" data-over={over ? '' : undefined}>
      <Toggle type="button" aria-expanded={open} aria-controls={open ? panelId : undefined} data-open={open ? '' : undefined} data-active={entries.some(({ href }) => href === pathname) ? '' : undefined} {...toggleProps}>
        {t('header.more')}
        <Icon glyph={iconChevronDown} />
      </Toggle>
      {open && !over ? (
        <Panel id={panelId}>
          {entries.map((entry) => (
            <li key={entry.key}>
              <Entry href={entry.href} onClick={close}>
                {entry.label}
              </Entry>
            </li>
          ))}
        </Panel>
      ) : null}
    </Place>
  );
}
