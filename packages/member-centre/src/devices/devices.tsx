import type { ApiProblem } from '@livery/api-sdk';
import { useDialogs, useToast } from '@livery/app-shell';
import { useFailure, useFocusWhenGone, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { problemOf } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { Message, PlainTextKey } from '@livery/i18n';
import { useProblemText } from '@livery/session';
import { Button, StatusTag } from '@livery/ui-kit';
import type { SerializedError } from '@reduxjs/toolkit';
import { memberCentreApi } from '../api.ts';
import { EntryList } from '../security/security-style.ts';
import { SupportLine } from '../support/support-line.tsx';
import { ZoneNote } from '../time/zone-note.tsx';
import { DeviceEntry } from './device-entry.tsx';
import { KnownNetworks } from './known-networks.tsx';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

type Listed = ResponseOf<'sessions'>;

/** All other logins and devices, in place of the id of one. */
const OTHERS = 'others';

const text = (key: PlainTextKey<'member'>): Message => ({ ns: 'member', key });

/** Where the account is logged in and which devices log in by themselves; ends one of them, or all others. */
export function Devices() {
  const t = useText('member');
  const query = memberCentreApi.useOpenSessionsQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  return (
    <>
      {data !== undefined ? (
        <DeviceLists {...data} />
      ) : failure === undefined ? (
        <PageLoading shape="list" />
      ) : (
        <PageFailed title={t('devices.failed')} error={failure} onRetry={refetch} />
      )}
      <KnownNetworks />
      <SupportLine>{t('account.support')}</SupportLine>
      <ZoneNote />
    </>
  );
}

function DeviceLists({ sessions, devices }: Listed) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  const others = sessions.length + devices.filter(({ current }) => !current).length > 1;
  const { endSession, endDevice, endOthers, busy } = useEnding((key) => (key === OTHERS ? others : [...sessions, ...devices].some(({ id }) => id === key)));
  return (
    <>
      <p>{t('devices.note')}</p>
      <EntryList aria-label={t('devices.open')}>
        {sessions.toSorted((one, other) => Number(other.current) - Number(one.current)).map(({ id, current, device, ip, country, openedAt, lastSeenAt, remembered }) => (
          <DeviceEntry
            key={id}
            device={device}
            place={{ ip, country }}
            tag={current ? <StatusTag tone="success">{t('devices.this')}</StatusTag> : remembered ? <StatusTag tone="neutral">{t('devices.remembered')}</StatusTag> : null}
            facts={[t('devices.loggedIn', { time: dateTime(openedAt) }), ...(current ? [] : [t('devices.lastSeen', { time: dateTime(lastSeenAt) })])]}
            action={current ? undefined : { label: t('devices.end'), busy: busy === id, onClick: () => void endSession(id) }}
          />
        ))}
      </EntryList>
      {devices.length === 0 ? null : (
        <>
          <h4>{t('devices.rememberedTitle')}</h4>
          <p>{t('devices.rememberedNote')}</p>
          <EntryList aria-label={t('devices.rememberedTitle')}>
            {devices.map(({ id, device, ip, country, current, lastUsedAt, expiresAt }) => (
              <DeviceEntry
                key={id}
                device={device}
                place={{ ip, country }}
                tag={current ? <StatusTag tone="success">{t('devices.this')}</StatusTag> : null}
                facts={[...(lastUsedAt === null ? [] : [t('devices.lastSeen', { time: dateTime(lastUsedAt) })]), t('devices.until', { time: dateTime(expiresAt) })]}
                action={{ label: t('devices.forget'), busy: busy === id, onClick: () => void endDevice(id) }}
              />
            ))}
          </EntryList>
        </>
      )}
      {others ? (
        <Button variant="outline" loading={busy === OTHERS} loadingLabel={t('devices.endAll')} onClick={() => void endOthers()}>
          {t('devices.endAll')}
        </Button>
      ) : (
        <p>{t('devices.only')}</p>
      )}
    </>
  );
}

/** Ends sessions and forgets devices, after a question where more than one is meant. What went wrong is told in a toast. */
function useEnding(shown: (key: string) => boolean) {
  const ending = useFocusWhenGone(shown);
  const { confirm } = useDialogs();
  const { show } = useToast();
  const problemText = useProblemText();
  const [session, sessionState] = memberCentreApi.useEndSessionMutation();
  const [device, deviceState] = memberCentreApi.useEndDeviceMutation();
  const end = async (id: string, call: (request: { readonly id: string }) => PromiseLike<{ readonly error?: ApiProblem | SerializedError | undefined }>, done: Message) => {
    ending(id);
    const { error } = await call({ id });
    if (error === undefined) return show('success', done);
    ending(undefined);
    return show('danger', { text: problemText(problemOf(error)) });
  };
  const busy = sessionState.isLoading ? sessionState.originalArgs?.id : deviceState.isLoading ? deviceState.originalArgs?.id : undefined;
  return {
    busy,
    endSession: (id: string) => end(id, session, text('devices.ended')),
    endDevice: (id: string) => end(id, device, text('devices.forgotten')),
    async endOthers() {
      const sure = await confirm({ title: text('devices.endAllTitle'), body: text('devices.endAllBody'), confirm: text('devices.endAll'), cancel: { ns: 'common', key: 'action.cancel' }, tone: 'danger' });
      if (sure) await end(OTHERS, session, text('devices.endedAll'));
    },
  };
}
