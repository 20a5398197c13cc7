import { useToast } from '@livery/app-shell';
import { useFailure, useFocusWhenGone } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import { useSession } from '@livery/session';
import { Avatar, Button, ImageUpload } from '@livery/ui-kit';
import { useState } from 'react';
import { memberCentreApi } from '../api.ts';
import { small } from '../upload/scale-picture.ts';
import { useUploadImage } from '../upload/use-upload-image.ts';
import { useUploadTexts } from '../upload/use-upload-texts.ts';
import { Gallery, Own, Shown } from './avatar-style.ts';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

type Known = ResponseOf<'playerAvatars'>;

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
  const [picked, setPicked] = useState<string>();
  const marked = picked ?? chosen.code;
  const upload = useUploadImage('avatar', small);
  const texts = useUploadTexts(1);
  const leaving = useFocusWhenGone(() => chosen.kind !== 'none');
  const remove = async () => {
    leaving('picture');
    if ((await set({})) !== undefined) leaving(undefined);
  };
  const set = (request: { readonly code?: string; readonly image?: string }) =>
    run(async () => {
      const { data, error } = await choose(request);
      if (data === undefined) return problemOf(error);
      setPicked(undefined);
      show('success', { ns: 'member', key: data.kind === 'none' ? 'avatar.removed' : 'avatar.saved' });
      return undefined;
    });

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
            <input type="radio" name="avatar" value={code} checked={marked === code} aria-label={t('avatar.nth', { number: index + 1, total: gallery.length })} onChange={() => setPicked(code)} />
            <img src={picture} alt="" width={240} height={240} loading="lazy" />
          </label>
        ))}
      </Gallery>
      {problem === undefined ? null : <FormProblem key={failures} problem={problem} />}
      <div>
        <Button aria-disabled={picked === undefined || picked === chosen.code ? true : undefined} loading={busy} loadingLabel={tCommon('state.loading')} onClick={() => set({ code: picked ?? '' })}>
          {t('avatar.save')}
        </Button>
      </div>
      <Own>
        <ImageUpload label={t('avatar.upload')} hint={t('avatar.uploadHint')} upload={upload} onChange={([image]) => (image === undefined ? undefined : void set({ image }))} texts={texts} limits={{ maxFiles: 1 }} />
      </Own>
    </>
  );
}
