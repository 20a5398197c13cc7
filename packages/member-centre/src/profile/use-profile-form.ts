import type { ApiProblem } from '@livery/api-sdk';
import { checkProfile, isFixed } from '@livery/contracts';
import type { ProfileEntry, ProfileField, ProfileLimits, ProfileValues, ResponseOf } from '@livery/contracts';
import { fieldErrorMessage, problemOf, useSubmit } from '@livery/forms';
import type { Message } from '@livery/i18n';
import { useState } from 'react';
import { memberCentreApi } from '../api.ts';

/** The form of a profile. */
export interface ProfileFormState {
  /** The fields that can be filled in or changed, in their order. */
  readonly open: readonly ProfileEntry[];
  readonly fields: readonly ProfileField[];
  /** What is missing or wrong, by field. */
  readonly faults: Readonly<Partial<Record<ProfileField, Message>>>;
  readonly values: ProfileValues;
  readonly set: (field: ProfileField, value: string) => void;
  /** What values are measured against. */
  readonly limits: ProfileLimits;
  /** Whether the day of birth is filled in partly. */
  readonly setIncomplete: (incomplete: boolean) => void;
  readonly save: () => Promise<ApiProblem | undefined>;
  readonly busy: boolean;
  readonly problem: ApiProblem | undefined;
  readonly failures: number;
}

/** Keeps what is typed into the profile, and checks it by the merchant's rules as the server does. */
export function useProfileForm({ fields: entries, minimumAge }: ResponseOf<'profile'>): ProfileFormState {
  const open = entries.filter((entry) => !isFixed(entry));
  const [values, setValues] = useState<ProfileValues>(() => Object.fromEntries(open.map(({ field, value }) => [field, value ?? ''])));
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [incomplete, setIncomplete] = useState(false);
  const limits = { minimumAge, today };
  const [send] = memberCentreApi.useSaveProfileMutation();
  const { run, busy, problem, failures } = useSubmit();
  const trimmed = Object.fromEntries(Object.entries(values).map(([field, value]) => [field, value?.trim() ?? '']));
  const faults = checkProfile(open, trimmed, limits);
  const messageOf = (fault: (typeof faults)[number]): Message => (fault.field === 'birthday' && fault.rule === 'invalid' ? { ns: 'member', key: 'profile.tooYoung', params: { count: minimumAge } } : fieldErrorMessage(fault));
  return {
    open,
    fields: open.map(({ field }) => field),
    faults: {
      ...Object.fromEntries(faults.map((fault): [string, Message] => [fault.field, messageOf(fault)])),
      // It would be left out in silence, where it may be.
      ...(incomplete ? { birthday: { ns: 'member', key: 'profit.incomplete' } as const } : {}),
    },
    values,
    set: (field, value) => setValues((before) => ({ ...before, [field]: value })),
    limits,
    setIncomplete,
    save: () =>
      run(async () => {
        // What was not changed here is left out: another tab may have changed it since.
        const changed = open.filter(({ field, value }) => trimmed[field] !== (value ?? '')).map(({ field }): [ProfileField, string] => [field, trimmed[field] ?? '']);
        const { data, error } = await send({ values: Object.fromEntries(changed) });
        return data === undefined ? problemOf(error) : undefined;
      }),
    busy,
    problem,
    failures,
  };
}
