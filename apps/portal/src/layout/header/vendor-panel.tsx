import { useText } from '@livery/i18n';
import { focusRing, raisedSurface, token, VendorCard } from '@livery/ui-kit';
import { keyframes, styled } from 'styled-components';
import { hallPath } from '@livery/game-lobby';
import type { NavItem } from '../../navigation/nav-items.ts';
import { SiteLink } from '../../navigation/site-link.tsx';
import { useImageUrl } from '@livery/session';

const appear = keyframes`from { opacity: 0; translate: 0 ${token.motion.distance}; }`;

const Panel = styled.div`
  ${raisedSurface}

  position: absolute;
  inset-block-start: calc(100% + ${token.space[2]});
  inset-inline: ${token.size.gutter};
  z-index: ${token.z.popover};
  padding: ${token.space[5]};
  border-radius: ${token.radius.card};
  animation: ${appear} ${token.motion.duration.normal} ${token.motion.ease.enter};

  /* Bridges the gap to the entry, so that the pointer may cross it. */
  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(-1 * ${token.space[4]});
    inset-inline: 0;
    block-size: ${token.space[4]};
  }
`;

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(13.5rem, 1fr));
  gap: ${token.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const More = styled(SiteLink)`
  display: grid;
  place-items: center;
  min-block-size: 100%;
  padding: ${token.space[3]};
  border: ${token.stroke.hairline} dashed ${token.color.border.strong};
  border-radius: ${token.radius.tile};
  color: ${token.color.fg.link};
  font-weight: ${token.font.weight.semibold};
  text-decoration: none;

  &:hover { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  ${focusRing}
`;

/** Properties of {@link VendorPanel}. */
export interface VendorPanelProps {
  readonly id: string;
  readonly item: NavItem;
  readonly shown: number;
  readonly onChoose: () => void;
}

/** A category's vendors under its navigation entry: at most `shown`, then MORE to the category's page. */
export function VendorPanel({ id, item, shown, onChoose }: VendorPanelProps) {
  const t = useText('shell');
  const imageUrl = useImageUrl();
  return (
    <Panel id={id}>
      <Grid>
        {item.vendors.slice(0, shown).map((vendor) => (
          <li key={vendor.vassalage}>
            <VendorCard
              href={hallPath(item.gameType, vendor.vassalage)}
              name={vendor.displayName}
              image={imageUrl(vendor.logo)}
              detail={vendor.state === 'open' ? t('vendor.games', { count: vendor.games }) : t(vendor.state === 'barred' ? 'vendor.state.barred' : 'vendor.state.maintenance')}
              onOpen={onChoose}
              {...(vendor.isHot && vendor.state === 'open' ? { hotLabel: t('vendor.hot') } : {})}
            />
          </li>
        ))}
        {item.vendors.length > shown ? (
          <li>
            <More href={item.page} onClick={onChoose}>
              {t('header.more')}
            </More>
          </li>
        ) : null}
      </Grid>
    </Panel>
  );
}
