import { useFormat, useText } from '@livery/i18n';
import { fetchSiteStatus, sessionApi, sessionToken, useImageUrl } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { RetriedImage } from '@livery/ui-kit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import { FullPage } from '../full-page/full-page.tsx';
import { Actions, Text } from '../full-page/full-page-style.ts';
import { ContactButton } from './contact-button.tsx';
import { Facts, Looked } from './status-style.ts';
import { pollUntilReopened } from './poll-until-reopened.ts';

export interface StatusPageProps {
  readonly kind: 'maintenance' | 'region';
  readonly ip: string;
  /** ISO 3166 code, or null where it is not known. */
  readonly country: string | null;
  readonly contactUrl: string | null;
  /** When the site was last asked whether it is open, in milliseconds since 1970; absent before the first look. */
  readonly lookedAt?: number | undefined;
}

/** Polls whether the site has reopened while the page shows; then the data of a member's page are refetched. */
function useReopening(): void {
  const dispatch = useDispatch<SessionDispatch>();
  useEffect(() => {
    const stop = pollUntilReopened(() => dispatch(fetchSiteStatus()), { window, document });
    return () => {
      stop();
      if (sessionToken() !== undefined) void dispatch(sessionApi.endpoints.memberInfo.initiate(undefined, { forceRefetch: true, subscribe: false }));
    };
  }, [dispatch]);
}

/** The visitor's address and country, to be quoted. */
function Where({ ip, country }: Pick<StatusPageProps, 'ip' | 'country'>) {
  const t = useText('content');
  const format = useFormat();
  const imageUrl = useImageUrl();
  return (
    <Facts>
      <div>
        <dt>{t('status.addressLabel')}</dt>
        <dd>
          <bdi>{ip}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t('status.countryLabel')}</dt>
        <dd>
          {country === null ? (
            t('status.countryUnknown')
          ) : (
            <>
              <RetriedImage src={imageUrl(`/TCG_PROD_IMAGES/COUNTRY_FLAG/${country}.png`)} width={24} height={16} />
              {format.country(country)}
            </>
          )}
        </dd>
      </div>
    </Facts>
  );
}

/** The full page while the site is closed: why, what happens next, and whom to contact. It reopens the site automatically. */
export function StatusPage({ kind, ip, country, contactUrl, lookedAt }: StatusPageProps) {
  const t = useText('content');
  const format = useFormat();
  useReopening();
  const region = kind === 'region';
  return (
    <FullPage
      eyebrow={t(region ? 'status.regionTag' : 'status.maintenanceTag')}
      headline={t(region ? 'status.regionTitle' : 'status.maintenanceTitle')}
    >
      <Text>{t(region ? 'status.regionText' : 'status.maintenanceText')}</Text>
      {region ? <Where ip={ip} country={country} /> : null}
      <Actions>
        <ContactButton url={contactUrl} />
      </Actions>
      {lookedAt === undefined ? null : <Looked>{t('status.looked', { time: format.time(lookedAt) })}</Looked>}
    </FullPage>
  );
}
