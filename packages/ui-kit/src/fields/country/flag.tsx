import { styled } from 'styled-components';
import { token } from '../../foundation/token.ts';
import { useImageAttempts } from '../../media/image-retries.ts';

export interface FlagProps {
  /** ISO 3166 alpha-2; shown if the image fails to load. */
  readonly countryCode: string;
  /** Image URL. */
  readonly src: string;
}

const Place = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 24px;
  block-size: 16px;
  overflow: hidden;
  color: ${token.color.fg.muted};
  background: ${token.color.bg.sunken};
  border-radius: 3px;
  font-size: 10px;
  font-weight: ${token.font.weight.semibold};
  line-height: 1;

  img { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
  /* An outline, so that white flags stand out from white fields. */
  &::after { content: ''; position: absolute; inset: 0; border-radius: inherit; box-shadow: inset 0 0 0 1px color-mix(in oklab, ${token.color.fg.default} 14%, transparent); }
`;

/** A decorative flag: the country's name is shown beside it. */
export function Flag({ countryCode, src }: FlagProps) {
  const { key, lost, onError } = useImageAttempts(src);
  return (
    <Place aria-hidden="true">
      {lost ? countryCode : <img key={key} src={src} alt="" width={24} height={16} loading="lazy" decoding="async" onError={onError} />}
    </Place>
  );
}
