import { useToast } from '@livery/app-shell';
import { useFailure } from '@livery/centre-kit';
import type { ResponseOf } from '@livery/contracts';
import { fieldMessages, Form, FormProblem, Lead, useFieldErrors, useFormFocus } from '@livery/forms';
import { useFormat, useText } from '@livery/i18n';
import { Button, Notice, useHeadingFocus } from '@livery/ui-kit';
import type { FormEvent } from 'react';
import { memberCentreApi } from '../api.ts';
import { SupportLine } from '../support/support-line.tsx';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileFieldInput } from './profile-field-input.tsx';
import { profileLabels } from './profile-words.ts';
import { useProfileForm } from './use-profile-form.ts';
import { PageFailed } from '../support/page-failed.tsx';
import { PageLoading } from '../support/page-loading.tsx';

type Known = ResponseOf<'profile'>;

/** What the account says of its holder: facts that stay, and the fields that can be filled in or changed. */
export function Profile() {
  const t = useText('member');
  const query = memberCentreApi.useProfileQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  return (
    <>
      {data !== undefined ? (
        <KnownProfile profile={data} />
      ) : failure === undefined ? (
        <PageLoading shape="form" />
      ) : (
        <PageFailed title={t('profile.failed')} error={failure} onRetry={refetch} />
      )}
      <SupportLine>{t('profile.support')}</SupportLine>
    </>
  );
}

function KnownProfile({ profile }: { readonly profile: Known }) {
  return (
    <>
      <ProfileFacts profile={profile} />
      {/* A field that was given and stays moves to the facts: the form then begins anew. */}
      <ProfileForm key={JSON.stringify(profile.fields)} profile={profile} />
    </>
  );
}

function ProfileForm({ profile }: { readonly profile: Known }) {
  const t = useText('member');
  const format = useFormat();
  const tCommon = useText('common');
  const { show } = useToast();
  const { open, fields, faults, values, set, limits, setIncomplete, save, busy, problem, failures } = useProfileForm(profile);
  const errors = useFieldErrors(fields, faults);
  const { form, focusField } = useFormFocus('left');
  const focusHeading = useHeadingFocus();
  if (open.length === 0) return null;
  const once = open.filter(({ fixed }) => fixed).map(({ field }) => profileLabels[field]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const first = errors.validate();
    if (first !== undefined) return focusField(first);
    const refused = await save();
    if (refused === undefined) {
      show('success', { ns: 'member', key: 'profile.saved' });
      // The form begins anew, without the button that had the focus.
      return focusHeading();
    }
    const field = errors.setServerErrors(refused);
    return field === undefined ? undefined : focusField(field);
  };
  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <Lead>{t('profile.intro')}</Lead>
      {open.map((entry) => (
        <ProfileFieldInput
          key={entry.field}
          entry={entry}
          value={values[entry.field] ?? ''}
          error={errors.errorAt(entry.field)}
          onChange={(value) => {
            set(entry.field, value);
            errors.clearServerError(entry.field);
          }}
          limits={limits}
          onIncomplete={setIncomplete}
        />
      ))}
      {once.length === 0 ? null : <Notice tone="info">{t('profile.fixedNote', { fields: format.list(once.map((label) => t(label))) })}</Notice>}
      {problem === undefined || fieldMessages(problem, fields).length > 0 ? null : <FormProblem key={failures} problem={problem} />}
      <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('profile.save')}
      </Button>
    </Form>
  );
}
