import { styled } from 'styled-components';
import { shimmer } from '../foundation/shimmer.ts';
import { token } from '../foundation/token.ts';
import { tileFrame } from '../media/tile-frame.ts';

/** A placeholder of loading content, sized by `style`, its container or one of the components below. */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true })`
  display: block;
  inline-size: 100%;
  block-size: 1em;
  position: relative;
  overflow: hidden;
  border-radius: ${token.radius.sm};
  background: ${token.color.skeleton.base};
  ${shimmer}
  @media (forced-colors: active) { forced-color-adjust: none; background: GrayText; opacity: 0.4; }
`;

const Tile = styled.div`
  ${tileFrame}
  pointer-events: none;
  ${Skeleton} { block-size: 0.8em; margin-block: 0.25em; }
  [data-part='art'] > ${Skeleton} { block-size: 100%; margin: 0; border-radius: inherit; }
`;

export interface SkeletonListProps {
  /** How many: as many as usually load. */
  readonly count: number;
}

/** Placeholder of a `GameCard` at its final size. */
export function GameCardSkeleton() {
  return (
    <Tile aria-hidden="true">
      <div data-part="art">
        <Skeleton />
      </div>
      <div data-part="caption">
        <Skeleton style={{ inlineSize: '82%' }} />
        <Skeleton style={{ inlineSize: '54%' }} />
      </div>
    </Tile>
  );
}

/** Placeholders of several game cards, for a `Grid` or `ScrollArea`. */
export function GameCardSkeletons({ count }: SkeletonListProps) {
  return Array.from({ length: count }, (_, index) => <GameCardSkeleton key={index} />);
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  min-block-size: 3.5rem;
  padding: ${token.space[2]} ${token.space[3]};
`;

/** Placeholder of a list row: image, two lines of text, a figure. */
export function RowSkeleton() {
  return (
    <Row aria-hidden="true">
      <Skeleton style={{ inlineSize: '2rem', blockSize: '2rem', borderRadius: '50%', flex: 'none' }} />
      <span style={{ flex: 1, display: 'grid', gap: '0.4rem' }}>
        <Skeleton style={{ inlineSize: '45%', blockSize: '0.7em' }} />
        <Skeleton style={{ inlineSize: '30%', blockSize: '0.6em' }} />
      </span>
      <Skeleton style={{ inlineSize: '5rem', blockSize: '0.8em', flex: 'none' }} />
    </Row>
  );
}

const Vendor = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[2]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.lg};
`;

/** Placeholder of a `VendorCard`. */
export function VendorCardSkeleton() {
  return (
    <Vendor aria-hidden="true">
      <Skeleton style={{ inlineSize: '3rem', blockSize: '3rem', borderRadius: token.radius.md, flex: 'none' }} />
      <span style={{ flex: 1, display: 'grid', gap: '0.4rem' }}>
        <Skeleton style={{ inlineSize: '70%', blockSize: '0.7em' }} />
        <Skeleton style={{ inlineSize: '40%', blockSize: '0.6em' }} />
      </span>
    </Vendor>
  );
}

const Promo = styled.div`
  overflow: clip;
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.card};
`;

/** Placeholder of a `PromoCard`. */
export function PromoCardSkeleton() {
  return (
    <Promo aria-hidden="true">
      <Skeleton style={{ aspectRatio: '16 / 9', blockSize: 'auto', borderRadius: 0 }} />
      <div style={{ display: 'grid', gap: '0.6rem', padding: token.space[5] }}>
        <Skeleton style={{ inlineSize: '40%', blockSize: '0.6em' }} />
        <Skeleton style={{ inlineSize: '80%' }} />
        <Skeleton style={{ inlineSize: '95%', blockSize: '0.7em' }} />
      </div>
    </Promo>
  );
}

const Banner = styled(Skeleton)`
  block-size: auto;
  aspect-ratio: var(--ratio, 3 / 1);
  border-radius: ${token.radius.card};
  @media (width < 48rem) { aspect-ratio: var(--ratio-phone, 16 / 9); }
`;

/** Placeholder of a banner or carousel. */
export function BannerSkeleton() {
  return <Banner />;
}

/** Placeholder of lines of text. */
export function TextSkeleton({ count }: SkeletonListProps) {
  return (
    <span aria-hidden="true" style={{ display: 'grid', gap: '0.6em' }}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} style={{ inlineSize: index === count - 1 ? '60%' : '100%', blockSize: '0.8em' }} />
      ))}
    </span>
  );
}
