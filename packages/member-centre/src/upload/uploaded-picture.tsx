import { useText } from '@livery/i18n';
import { Icon, iconImageOff, Skeleton, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { uploadApi } from './api.ts';

/** Pictures beside each other. */
export const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9rem), 1fr));
  gap: ${token.space[3]};
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Frame = styled.figure`
  display: grid;
  gap: ${token.space[1]};
  margin: 0;

  & > :first-child {
    display: grid;
    place-items: center;
    gap: ${token.space[1]};
    inline-size: 100%;
    block-size: 6.5rem;
    padding: ${token.space[1]};
    border: ${token.stroke.hairline} solid ${token.color.border.subtle};
    border-radius: ${token.radius.md};
    background: ${token.color.bg.sunken};
    color: ${token.color.fg.muted};
    font-size: ${token.font.size.xs};
    text-align: center;
  }
  & > img { object-fit: contain; }
  & > figcaption { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; overflow-wrap: anywhere; }
`;

export interface UploadedPictureProps {
  readonly id: string;
  /** What it is, shown below it. */
  readonly name: string;
}

/** A picture that the member uploaded, small. */
export function UploadedPicture({ id, name }: UploadedPictureProps) {
  const t = useText('member');
  const { data, isError } = uploadApi.useUploadedImageQuery({ id });
  return (
    <Frame>
      {data !== undefined ? (
        <img src={`data:${data.mediaType};base64,${data.data}`} alt="" width={data.width} height={data.height} />
      ) : isError ? (
        <span>
          <Icon glyph={iconImageOff} />
          {t('upload.notShown')}
        </span>
      ) : (
        <Skeleton />
      )}
      <figcaption>{name}</figcaption>
    </Frame>
  );
}
