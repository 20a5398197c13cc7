import { useFailure, useTextOrder } from '@livery/centre-kit';
import type { ProfileEntry, ProfileField, ProfileLimits } from '@livery/contracts';
import { useText } from '@livery/i18n';
import { LoadFailed, sessionApi } from '@livery/session';
import { Combobox, Select, TextField } from '@livery/ui-kit';
import { BirthdayField } from './birthday-field.tsx';
import { profileLabels, useProfileWords } from './profile-words.ts';

export interface ProfileFieldInputProps {
  readonly entry: ProfileEntry;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  /** What a day of birth is measured against. */
  readonly limits: ProfileLimits;
  /** Receives whether a day of birth is filled in partly. */
  readonly onIncomplete: (incomplete: boolean) => void;
}

const autoComplete: Partial<Record<ProfileField, string>> = { payeeName: 'name', fullName: 'name', address: 'street-address', occupation: 'organization-title' };

/** One field of the profile, of the kind that suits what it holds. */
export function ProfileFieldInput({ entry: { field, required }, value, error, onChange, limits, onIncomplete }: ProfileFieldInputProps) {
  const t = useText('member');
  const tAccount = useText('account');
  const { sources } = useProfileWords();
  const name = t(profileLabels[field]);
  const label = required ? name : tAccount('field.optional', { field: name });
  if (field === 'birthday') return <BirthdayField name={field} label={label} required={required} value={value} error={error} onChange={onChange} limits={limits} onIncomplete={onIncomplete} />;
  if (field === 'nationality') return <Nationality name={field} label={label} required={required} value={value} error={error} onChange={onChange} />;
  if (field === 'incomeSource') {
    return <Select name={field} label={label} required={required} options={sources} value={value} onChange={onChange} placeholder={t('profile.choose')} error={error} />;
  }
  return (
    <TextField
      name={field}
      label={label}
      required={required}
      maxLength={200}
      spellCheck={false}
      autoComplete={autoComplete[field] ?? 'off'}
      value={value}
      onChange={onChange}
      error={error}
      {...(field === 'payeeName' ? { hint: t('profile.payeeNameHint') } : {})}
    />
  );
}

interface NationalityProps extends Pick<ProfileFieldInputProps, 'value' | 'error' | 'onChange'> {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
}

function Nationality({ name, label, required, value, error, onChange }: NationalityProps) {
  const t = useText('member');
  const { country } = useProfileWords();
  const order = useTextOrder();
  const tCommon = useText('common');
  const query = sessionApi.useCountriesQuery();
  const { data, refetch } = query;
  const failure = useFailure(query);
  if (failure !== undefined) return <LoadFailed title={t('profile.countriesFailed')} error={failure} onRetry={refetch} compact />;
  const codes = [...new Set([...(data?.countries ?? []).map(({ countryCode }) => countryCode), ...(value === '' ? [] : [value])])];
  const options = codes.map((code) => ({ value: code, label: country(code) })).toSorted((a, b) => order(a.label, b.label));
  // The list is read once by the field: it waits for the countries.
  return (
    <Combobox
      key={codes.length}
      name={name}
      label={label}
      required={required}
      options={options}
      value={value}
      onChange={onChange}
      openLabel={t('profile.choose')}
      emptyLabel={data === undefined ? tCommon('state.loading') : t('profile.noCountry')}
      error={error}
    />
  );
}
