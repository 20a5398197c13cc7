import { useText } from '@livery/i18n';
import { useImageUrl } from '@livery/session';
import { Grid, iconGrid, SectionHeading, VendorCard } from '@livery/ui-kit';
import { useGameVendors } from '../hooks.ts';
import { hallPath } from '../hall/hall-path.ts';

const SHOWN = 12;

/** The vendors with the most games, each leading to its hall. */
export function VendorShelf() {
  const t = useText('games');
  const imageUrl = useImageUrl();
  const open = useGameVendors().filter((vendor) => vendor.state === 'open');
  const vendors = open.toSorted((a, b) => b.games - a.games).slice(0, SHOWN);
  if (vendors.length === 0) return null;
  return (
    <section aria-labelledby="vendor-shelf">
      <SectionHeading id="vendor-shelf" glyph={iconGrid} lead={t('vendors.lead')}>
        {t('vendors.title')}
      </SectionHeading>
      <Grid data-of="vendors">
        {vendors.map((vendor) => (
          <VendorCard
            key={`${vendor.vassalage}-${vendor.gameType}`}
            name={vendor.displayName}
            detail={t('vendors.games', { count: vendor.games })}
            image={imageUrl(vendor.logo)}
            href={hallPath(vendor.gameType, vendor.vassalage)}
            {...(vendor.isHot ? { hotLabel: t('hall.hot') } : {})}
          />
        ))}
      </Grid>
    </section>
  );
}
