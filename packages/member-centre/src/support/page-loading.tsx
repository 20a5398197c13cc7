import { useText } from '@livery/i18n';
import { RowSkeleton, Skeleton, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
  inline-size: 100%;

  &[data-shape='form'] { gap: ${token.space[5]}; }
  &[data-shape='cards'] { grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
  &[data-shape='list'] {
    gap: 0;
    border: ${token.stroke.hairline} solid ${token.color.border.subtle};
    border-radius: ${token.radius.md};
  }
`;

/** Cards that fill a screen. */
const CARDS = 6;

export interface PageLoadingProps {
  /** What comes: fields with a button, cards beside each other, or entries one below the other. */
  readonly shape: 'form' | 'cards' | 'list';
}

/** In place of a page, or of a part of it, while it loads: about as high as what comes. */
export function PageLoading({ shape }: PageLoadingProps) {
  const tCommon = useText('common');
  return (
    <Blocks role="status" aria-label={tCommon('state.loading')} data-shape={shape}>
      {shape === 'form' ? (
        <>
          <Skeleton style={{ blockSize: '6rem' }} />
          <Skeleton style={{ blockSize: '3rem' }} />
          <Skeleton style={{ blockSize: '3rem', inlineSize: '12rem' }} />
        </>
      ) : shape === 'cards' ? (
        Array.from({ length: CARDS }, (_, index) => <Skeleton key={index} style={{ blockSize: '7rem' }} />)
      ) : (
        <>
          <RowSkeleton />
          <RowSkeleton />
        </>
      )}
    </Blocks>
  );
}
