import { useText } from '@livery/i18n';
import { RadioGroup } from '@livery/ui-kit';

/** Kinds of account that an agent opens: players and agents. */
export type OpenedType = 0 | 1;

/** Chooses whether an account is a player's or an agent's. */
export function AccountType({ value, onChange }: { readonly value: OpenedType; readonly onChange: (value: OpenedType) => void }) {
  const t = useText('agent');
  return (
    <RadioGroup
      label={t('register.type')}
      inline
      name="type"
      value={String(value)}
      onChange={(chosen) => onChange(chosen === '1' ? 1 : 0)}
      choices={[
        { value: '0', label: t('register.player') },
        { value: '1', label: t('register.agent') },
      ]}
    />
  );
}
