import { useFailure, useSiteTime } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { Notice } from '@livery/ui-kit';
import { memberCentreApi } from '../api.ts';
import { SupportLine } from '../support/support-line.tsx';
import { Pictures, UploadedPicture } from '../upload/uploaded-picture.tsx';
import { partNames } from './part-names.ts';
import { SendDocuments } from './send-documents.tsx';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

type Known = ResponseOf<'documents'>;

/** The documents that prove who the holder is: sends them, and shows how they stand. */
export function Documents() {
  const t = useText('member');
  const query = memberCentreApi.useDocumentsQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  if (data !== undefined) return <Standing known={data} />;
  if (failure === undefined) return <PageLoading shape="form" />;
  return <PageFailed title={t('documents.failed')} error={failure} onRetry={refetch} />;
}

function Standing({ known }: { readonly known: Known }) {
  const t = useText('member');
  const { dateTime } = useSiteTime();
  const { state, note, sentAt, decidedAt } = known;
  if (state === 'none' || state === 'refused') {
    return (
      <>
        {state === 'none' ? null : (
          <Notice tone="danger" title={t('documents.refused')}>
            <bdi>{note}</bdi>
          </Notice>
        )}
        <SendDocuments known={known} />
        <SupportLine>{t('documents.support')}</SupportLine>
      </>
    );
  }
  const approved = state === 'approved';
  const at = approved ? decidedAt : sentAt;
  return (
    <>
      <Notice tone={approved ? 'success' : 'info'} title={approved ? t('documents.approved') : t('documents.review')}>
        <p>{approved ? t('documents.approvedText') : t('documents.reviewText')}</p>
        {at === null ? null : <p>{approved ? t('documents.approvedAt', { time: dateTime(at) }) : t('documents.sentAt', { time: dateTime(at) })}</p>}
      </Notice>
      <Pictures aria-label={t('documents.sent')}>
        {known.images.map(({ id, part }) => (
          <li key={id}>
            <UploadedPicture id={id} name={t(partNames[part])} />
          </li>
        ))}
      </Pictures>
      <SupportLine>{t('documents.support')}</SupportLine>
    </>
  );
}
