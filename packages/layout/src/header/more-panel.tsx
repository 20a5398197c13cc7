import { SiteLink } from '@livery/navigation';
import { focusRing, raisedSurface, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

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
  &[aria-current='page'],
  &[aria-current='true'] { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  ${focusRing}
`;

/** An entry of the navigation that did not fit into its line. */
export interface MoreEntry {
  readonly key: string;
  readonly href: string;
  readonly label: string;
  /** Its page is shown. */
  readonly current: boolean;
}

export interface MorePanelProps {
  readonly id: string;
  readonly entries: readonly MoreEntry[];
  readonly onChoose: () => void;
}

/** The entries that did not fit into the line. */
export function MorePanel({ id, entries, onChoose }: MorePanelProps) {
  return (
    <Panel id={id}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <Entry href={entry.href} aria-current={entry.current} onClick={onChoose}>
            {entry.label}
          </Entry>
        </li>
      ))}
    </Panel>
  );
}
