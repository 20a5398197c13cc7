import { useToast } from '@livery/app-shell';
import { useFocusWhenGone, useMoneyText } from '@livery/centre-kit';
import type { RequestOf, ResponseOf } from '@livery/contracts';
import { fieldMessages, Form, FormProblem, problemOf, useSubmit } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';
import { Button, ImageUpload, RadioGroup } from '@livery/ui-kit';
import { useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { memberCentreApi } from '../api.ts';
import { legible } from '../upload/scale-picture.ts';
import { useUploadImage } from '../upload/use-upload-image.ts';
import { useUploadTexts } from '../upload/use-upload-texts.ts';
import { partNames } from './part-names.ts';

type Known = ResponseOf<'documents'>;
type Kind = RequestOf<'sendDocuments'>['kind'];
type Part = keyof typeof partNames;

const kindNames = {
  idCard: 'documents.kind.idCard',
  passport: 'documents.kind.passport',
  drivingLicence: 'documents.kind.drivingLicence',
  residencePermit: 'documents.kind.residencePermit',
} as const satisfies Record<Kind, PlainTextKey<'member'>>;
const hints = { front: 'documents.frontHint', back: 'documents.backHint', portrait: 'documents.portraitHint' } as const satisfies Record<Part, PlainTextKey<'member'>>;
const kinds = Object.keys(kindNames) as Kind[];

/** Chooses a document and sends the pictures of it that the merchant asks for. */
export function SendDocuments({ known: { wanted, requiredAbove } }: { readonly known: Known }) {
  const t = useText('member');
  const tCommon = useText('common');
  const money = useMoneyText();
  const { show } = useToast();
  const form = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<Kind>('idCard');
  const [ids, setIds] = useState<Readonly<Partial<Record<Part, string>>>>({});
  const [refused, setRefused] = useState<readonly Part[]>([]);
  const [tried, setTried] = useState(false);
  const [send] = memberCentreApi.useSendDocumentsMutation();
  const { run, busy, problem, failures } = useSubmit();
  // How the documents stand takes the place of the form.
  const leaving = useFocusWhenGone(() => true);
  const parts = wanted[kind];
  // The upload of a part that the other document does not have is removed with its picture: nothing is sent that does not show.
  const choose = (next: Kind) => {
    setKind(next);
    setIds((before) => Object.fromEntries(wanted[next].map((part) => [part, wanted[kind].includes(part) ? before[part] : undefined])));
    setRefused((before) => before.filter((part) => wanted[next].includes(part)));
  };
  const focusPart = (part: Part) => form.current?.querySelector<HTMLElement>(`[data-part="${part}"] button`)?.focus();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    const missing = parts.find((part) => ids[part] === undefined);
    if (missing !== undefined) return focusPart(missing);
    const failed = await run(async () => {
      leaving(kind);
      const { data, error } = await send({ kind, ...Object.fromEntries(parts.map((part) => [part, ids[part]])) });
      if (data === undefined) return problemOf(error);
      show('success', { ns: 'member', key: 'documents.sentToast' });
      return undefined;
    });
    if (failed === undefined) return undefined;
    leaving(undefined);
    // A picture that waited longer than a day is gone.
    const gone = parts.filter((part) => failed.fields?.some(({ field }) => field === part) === true);
    setRefused(gone);
    return gone[0] === undefined ? undefined : focusPart(gone[0]);
  };
  const errorAt = (part: Part): string | undefined => {
    if (refused.includes(part)) return t('documents.again');
    return tried && ids[part] === undefined ? t('documents.missing') : undefined;
  };

  return (
    <Form ref={form} noValidate onSubmit={(event) => void submit(event)}>
      <p>{requiredAbove === null ? t('documents.intro') : Number(requiredAbove) === 0 ? t('documents.introAll') : t('documents.introAbove', { amount: money(requiredAbove) })}</p>
      <RadioGroup label={t('documents.kind')} value={kind} onChange={(value) => choose(value as Kind)} choices={kinds.map((value) => ({ value, label: t(kindNames[value]) }))} />
      {parts.map((part) => (
        <PartUpload
          key={part}
          part={part}
          error={errorAt(part)}
          onChange={(id) => {
            setIds((before) => ({ ...before, [part]: id }));
            setRefused((before) => before.filter((one) => one !== part));
          }}
        />
      ))}
      {problem === undefined || fieldMessages(problem, [...parts]).length > 0 ? null : <FormProblem key={failures} problem={problem} />}
      <Button type="submit" loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('documents.send')}
      </Button>
    </Form>
  );
}

function PartUpload({ part, error, onChange }: { readonly part: Part; readonly error: string | undefined; readonly onChange: (id: string | undefined) => void }) {
  const t = useText('member');
  const upload = useUploadImage('document', legible);
  const texts = useUploadTexts(1);
  return (
    <div data-part={part}>
      <ImageUpload label={t(partNames[part])} hint={t(hints[part])} required error={error} upload={upload} onChange={([id]) => onChange(id)} texts={texts} limits={{ maxFiles: 1 }} />
    </div>
  );
}
