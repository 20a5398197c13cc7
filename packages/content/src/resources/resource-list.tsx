import { useLanguage, useText } from '@livery/i18n';
import type { LanguageCode } from '@livery/i18n';
import { isLinkAddress, sessionApi, useImageUrl } from '@livery/session';
import { Link, media, QrCode, Surface, token, useMedia } from '@livery/ui-kit';
import type { QrSource } from '@livery/ui-kit';
import { styled } from 'styled-components';

const CHINESE: readonly LanguageCode[] = ['CN', 'TW'];

/** Its distance from the panels above it is theirs from each other. */
const Panel = styled(Surface)`
  margin-block-start: ${token.space[4]};
  [data-density='dense'] & { margin-block-start: ${token.space[3]}; }
  [data-density='airy'] & {
    @media (width >= 64rem) { margin-block-start: ${token.space[5]}; }
  }

  & > h2 { margin: 0 0 ${token.space[3]}; font-size: ${token.font.size.h3}; }
  & > ul { display: flex; flex-wrap: wrap; align-items: flex-start; gap: ${token.space[4]} ${token.space[6]}; margin: 0; padding: 0; list-style: none; }
  & > ul > li { display: grid; justify-items: start; gap: ${token.space[2]}; min-inline-size: 0; }
  & > ul > li > a { display: inline-flex; align-items: center; min-block-size: ${token.size.target}; overflow-wrap: anywhere; }
`;

async function loadPicture(url: string, signal: AbortSignal): Promise<Blob> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`The picture was answered with ${answer.status}.`);
  return answer.blob();
}

/** What a code is made from: the merchant's own picture where a page may fetch it, else the address. */
function codeOf(address: string, picture: string): QrSource {
  if (picture.startsWith(`${location.origin}/`) || /^\/(?!\/)/.test(picture)) return { url: picture, load: loadPicture };
  return { value: new URL(address, location.href).href };
}

/** Where else the merchant is found: a link to each of its resources, and a code for phones beside it on wide screens. */
export function ResourceList() {
  const t = useText('content');
  const tCommon = useText('common');
  const { language } = useLanguage();
  const imageUrl = useImageUrl();
  const isWide = useMedia(media.fromTablet);
  const { data } = sessionApi.endpoints.permission.useQuery();
  const resources = data?.resources.filter(({ url }) => isLinkAddress(url)) ?? [];
  if (resources.length === 0) return null;
  return (
    <Panel as="section" data-padding="lg" aria-labelledby="resources">
      <h2 id="resources">{t('resources.title')}</h2>
      <ul>
        {resources.map(({ resourceType, url, qrCodeUrl, labelNameEn, labelNameCn }) => {
          // The merchant may have left it empty.
          const name = (CHINESE.includes(language.code) ? labelNameCn : null) || labelNameEn;
          return (
            <li key={`${resourceType} ${url}`}>
              <Link href={url} target="_blank" rel="noopener">
                <bdi>{name}</bdi>
              </Link>
              {isWide && qrCodeUrl !== null ? (
                <QrCode
                  source={codeOf(url, imageUrl(qrCodeUrl))}
                  label={t('resources.qr', { name })}
                  labels={{ loading: tCommon('state.loading'), error: t('resources.qrFailed'), retry: tCommon('action.retry'), download: '' }}
                />
              ) : null}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
