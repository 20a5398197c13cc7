import { useText } from '@livery/i18n';
import { useCentreQuery } from '@livery/navigation';
import { Button, TextField } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { Asked } from './panel-style.ts';

/** Name of the account in the address. */
const ACCOUNT = 'account';

/** The account that the panel is narrowed to. */
export function useAccountAsked(): string | undefined {
  return useCentreQuery().query.get(ACCOUNT) ?? undefined;
}

/** Narrows a panel to one account of the team, which stands in its address. @param unknown whether nobody in the team has the account asked for */
export function AccountFilter({ unknown }: { readonly unknown: boolean }) {
  const t = useText('agent');
  const { query, replace } = useCentreQuery();
  const asked = query.get(ACCOUNT) ?? '';
  const [typed, setTyped] = useState(asked);
  const [shown, setShown] = useState(asked);
  if (shown !== asked) {
    // The address changed by a way of its own, such as the browser's way back.
    setShown(asked);
    setTyped(asked);
  }
  const take = (account: string) => replace({ [ACCOUNT]: account === '' ? undefined : account });
  return (
    <Asked
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        take(typed.trim());
      }}
    >
      <TextField
        name={ACCOUNT} label={t('panel.account')} placeholder={t('panel.everybody')} leftToRight autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={64} value={typed}
        onChange={(value) => {
          setTyped(value);
          if (value === '') take('');
        }}
        error={unknown && typed.trim() === asked ? t('panel.notInTeam') : undefined}
      />
      <Button type="submit" variant="outline">
        {t('panel.show')}
      </Button>
    </Asked>
  );
}
