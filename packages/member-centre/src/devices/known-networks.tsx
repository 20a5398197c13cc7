import { useDialogs, useToast } from '@livery/app-shell';
import { useFailure, useFocusWhenGone, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { problemOf } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import { LoadFailed, useProblemText } from '@livery/session';
import { Skeleton, StatusTag } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { EntryList } from '../security/security-style.ts';
import { DeviceEntry } from './device-entry.tsx';

type Known = ResponseOf<'addresses'>['addresses'][number];

/** The ranges of addresses that the account was used from, from which a login needs no second proof; forgets one of them. */
export function KnownNetworks() {
  const t = useText('member');
  const tCommon = useText('common');
  const query = memberCentreApi.useKnownAddressesQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  return (
    <>
      <h4>{t('devices.networks')}</h4>
      {data !== undefined ? (
        data.addresses.length === 0 ? <p>{t('devices.networksNone')}</p> : <Networks known={data.addresses} />
      ) : failure === undefined ? (
        <div role="status" aria-label={tCommon('state.loading')}>
          <Skeleton style={{ blockSize: '4rem' }} />
        </div>
      ) : (
        <LoadFailed title={t('devices.networksFailed')} error={failure} onRetry={refetch} compact />
      )}
    </>
  );
}

function Networks({ known }: { readonly known: readonly Known[] }) {
  const t = useText('member');
  const format = useFormat();
  const { dateTime } = useSiteTime();
  const { forget, busy } = useForget(known);
  return (
    <>
      <p>{t('devices.networksNote')}</p>
      <EntryList aria-label={t('devices.networks')}>
        {known.map((one) => (
          <DeviceEntry
            key={one.id}
            device={one.prefix}
            place={{ ip: null, country: null }}
            tag={one.current ? <StatusTag tone="success">{t('devices.networkHere')}</StatusTag> : null}
            facts={[
              ...(one.country === null ? [] : [format.country(one.country)]),
              t('devices.networkSince', { time: dateTime(one.registeredAt) }),
              t('devices.lastSeen', { time: dateTime(one.lastUsedAt) }),
            ]}
            action={{ label: t('devices.forget'), busy: busy === one.id, onClick: () => void forget(one) }}
          />
        ))}
      </EntryList>
    </>
  );
}

/** Forgets a range once that is confirmed. What went wrong is told in a toast. */
function useForget(known: readonly Known[]) {
  const leaving = useFocusWhenGone((key) => known.some(({ id }) => id === key));
  const { confirm } = useDialogs();
  const { show } = useToast();
  const problemText = useProblemText();
  const [call, state] = memberCentreApi.useForgetAddressMutation();
  return {
    busy: state.isLoading ? state.originalArgs?.id : undefined,
    async forget({ id, prefix }: Known) {
      const sure = await confirm({
        title: { ns: 'member', key: 'devices.networkForgetTitle' },
        body: { ns: 'member', key: 'devices.networkForgetBody', params: { network: prefix } },
        confirm: { ns: 'member', key: 'devices.forget' },
        cancel: { ns: 'common', key: 'action.cancel' },
      });
      if (!sure) return undefined;
      leaving(id);
      const { error } = await call({ id });
      if (error === undefined) return show('success', { ns: 'member', key: 'devices.networkForgotten' });
      leaving(undefined);
      return show('danger', { text: problemText(problemOf(error)) });
    },
  };
}
