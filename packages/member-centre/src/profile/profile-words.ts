import { useSiteTime } from '@livery/centre-kit';
import type { IncomeSource, ProfileField } from '@livery/contracts';
import { incomeSources } from '@livery/contracts';
import { useFormat, useText } from '@livery/i18n';
import type { PlainTextKey } from '@livery/i18n';

/** What each field of a profile is called. */
export const profileLabels = {
  payeeName: 'profile.payeeName',
  fullName: 'profile.fullName',
  birthday: 'profile.birthday',
  nationality: 'profile.nationality',
  address: 'profile.address',
  occupation: 'profile.occupation',
  incomeSource: 'profile.incomeSource',
  telegram: 'profile.telegram',
  zalo: 'profile.zalo',
} as const satisfies Record<ProfileField, PlainTextKey<'member'>>;

const sourceLabels = {
  salary: 'profile.income.salary',
  business: 'profile.income.business',
  savings: 'profile.income.savings',
  investments: 'profile.income.investments',
  pension: 'profile.income.pension',
  family: 'profile.income.family',
  other: 'profile.income.other',
} as const satisfies Record<IncomeSource, PlainTextKey<'member'>>;

/** Words for the values of a profile that are codes. */
export function useProfileWords() {
  const t = useText('member');
  const format = useFormat();
  const { day } = useSiteTime();
  const sources = incomeSources.map((source) => ({ value: source, label: t(sourceLabels[source]) }));
  return {
    sources,
    country: (code: string) => format.country(code),
    /** A value as people read it. */
    valueOf(field: ProfileField, value: string): string {
      if (field === 'nationality') return format.country(value);
      if (field === 'incomeSource') return sources.find((source) => source.value === value)?.label ?? value;
      if (field === 'birthday') return day(value);
      return value;
    },
  };
}
