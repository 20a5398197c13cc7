import { useToast } from '@livery/app-shell';
import { useFailure, useFocusWhenGone } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { useSession } from '@livery/session';
import { Avatar, Button, ImageUpload, RetriedImage } from '@livery/ui-kit';
import { useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { small } from '../upload/scale-picture.ts';
import { useUploadImage } from '../upload/use-upload-image.ts';
import { useUploadTexts } from '../upload/use-upload-texts.ts';
import { Gallery, Own, Shown } from './avatar-style.ts';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

type Known = ResponseOf<'playerAvatars'>;

/** A picture that is chosen and not kept yet: one of the gallery, or one that was uploaded. */
type Picked = { readonly code: string } | { readonly image: string };

interface Choosing {
  readonly picked?: Picked | undefined;
  /** Pictures in the list of uploads. */
  readonly uploaded: readonly string[];
  /** Those of them that leave it: one that is kept, or that another was kept in place of. */
  readonly taken: readonly string[];
}

/** The picture of the account: one of the gallery, or one of the member's own. */
export function AvatarPart() {
  const t = useText('member');
  const query = memberCentreApi.usePlayerAvatarsQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  if (data !== undefined) return <Choice known={data} />;
  if (failure === undefined) return <PageLoading shape="form" />;
  return <PageFailed title={t('avatar.failed')} error={failure} onRetry={refetch} />;
}

function Choice({ known: { gallery, chosen } }: { readonly known: Known }) {
  const t = useText('member');
  const tCommon = useText('common');
  const { show } = useToast();
  const { account = '', nickname } = useSession();
  const [choose] = memberCentreApi.useChoosePlayerIconMutation();
  const { run, busy, problem, failures } = useSubmit();
  // Arrow keys choose each picture that they come by: only the button keeps one.
  const [{ picked, taken }, setChoosing] = useState<Choosing>({ uploaded: [], taken: [] });
  const marked = picked === undefined ? chosen.code : 'code' in picked ? picked.code : undefined;
  const upload = useUploadImage('avatar', small);
  const texts = useUploadTexts(1);
  const leaving = useFocusWhenGone(() => chosen.kind !== 'none');
  const remove = async () => {
    leaving('picture');
    if ((await set({}, picked)) !== undefined) leaving(undefined);
  };
  /** Keeps a picture, or none; `done` is no longer to be chosen then. */
  const set = (request: Picked | object, done: Picked | undefined) =>
    run(async () => {
      const { data, error } = await choose(request);
      if (data === undefined) return problemOf(error);
      setChoosing((before) => {
        // An upload that ended meanwhile stays to be chosen.
        const still = before.picked === done ? undefined : before.picked;
        return { ...before, picked: still, taken: before.uploaded.filter((image) => still === undefined || !('image' in still) || still.image !== image) };
      });
      show('success', { ns: 'member', key: data.kind === 'none' ? 'avatar.removed' : 'avatar.saved' });
      return undefined;
    });
  /** A picture that was uploaded is kept at once, and by the button where that failed or something else is being kept. */
  const takeUploaded = (uploaded: readonly string[]) => {
    const [image] = uploaded;
    const own = image === undefined ? undefined : { image };
    setChoosing((before) => ({ ...before, uploaded, picked: own ?? (before.picked !== undefined && 'image' in before.picked ? undefined : before.picked) }));
    if (own !== undefined) void set(own, own);
  };

  return (
    <>
      <Shown>
        <Avatar name={nickname ?? account} size="lg" {...(chosen.picture === null ? {} : { image: chosen.picture })} />
        <div>
          <p>{chosen.kind === 'none' ? t('avatar.none') : chosen.kind === 'own' ? t('avatar.own') : t('avatar.fromGallery')}</p>
          {chosen.kind === 'none' ? null : (
            <Button variant="ghost" size="sm" aria-disabled={busy ? true : undefined} onClick={() => void remove()}>
              {t('avatar.remove')}
            </Button>
          )}
        </div>
      </Shown>
      <Gallery aria-busy={busy}>
        <legend>{t('avatar.gallery')}</legend>
        {gallery.map(({ code, picture }, index) => (
          <label key={code}>
            <input type="radio" name="avatar" value={code} checked={marked === code} aria-label={t('avatar.nth', { number: index + 1, total: gallery.length })} onChange={() => setChoosing((before) => ({ ...before, picked: { code } }))} />
            <RetriedImage src={picture} width={240} height={240} lazy />
          </label>
        ))}
      </Gallery>
      {problem === undefined ? null : <FormProblem key={failures} problem={problem} />}
      <div>
        <Button aria-disabled={picked === undefined || ('code' in picked && picked.code === chosen.code) ? true : undefined} loading={busy} loadingLabel={tCommon('state.loading')} onClick={() => set(picked ?? {}, picked)}>
          {t('avatar.save')}
        </Button>
      </div>
      <Own>
        <ImageUpload label={t('avatar.upload')} hint={t('avatar.uploadHint')} upload={upload} onChange={takeUploaded} taken={taken} texts={texts} limits={{ maxFiles: 1 }} />
      </Own>
    </>
  );
}
