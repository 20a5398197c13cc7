import { useFormat, useText } from '@livery/i18n';
import { Button } from '@livery/ui-kit';
import { useId } from 'react';
import type { ReactNode } from 'react';

export interface DeviceEntryProps {
  /** Browser and system in words; empty where it is not known. */
  readonly device: string;
  readonly place: { readonly ip: string | null; readonly country: string | null };
  readonly tag: ReactNode;
  readonly facts: readonly string[];
  readonly action: { readonly label: string; readonly busy: boolean; readonly onClick: () => void } | undefined;
}

/** One device of the list: what it is, where and when it was used, and the button that ends it. */
export function DeviceEntry({ device, place: { ip, country }, tag, facts, action }: DeviceEntryProps) {
  const t = useText('member');
  const format = useFormat();
  const id = useId();
  const place = ip !== null && ip !== '' && country !== null ? t('account.from', { address: ip, country: format.country(country) }) : ip;
  return (
    <li>
      <div>
        <div data-name="">
          <bdi id={id}>{device === '' ? t('devices.unknown') : device}</bdi>
          {tag}
        </div>
        <div data-facts="">
          {place === null || place === '' ? null : <bdi>{place}</bdi>}
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </div>
      </div>
      {action === undefined ? null : (
        <Button variant="outline" size="sm" aria-describedby={id} loading={action.busy} loadingLabel={action.label} onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </li>
  );
}
