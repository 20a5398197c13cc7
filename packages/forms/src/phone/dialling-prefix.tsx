import { useImageUrl } from '@livery/session';
import { DiallingCodeDisplay, initialCountry, preloadableLazy } from '@livery/ui-kit';
import { Suspense } from 'react';
import { flagPath } from './flag-path.ts';
import type { PhoneState } from './use-phone.ts';

const DiallingPicker = preloadableLazy(() => import('./dialling-picker.tsx')).show((module) => module.DiallingPicker);

export interface DiallingPrefixProps {
  /** Of `usePhone`: the countries, and the dialling code that is chosen. */
  readonly phone: PhoneState;
  /** Takes no choice. */
  readonly disabled?: boolean;
  /** Another dialling code was chosen. */
  readonly onChanged?: (() => void) | undefined;
}

/** The dialling code before a number, to be chosen; display only while the list of countries, or the picker, is loading. */
export function DiallingPrefix({ phone, disabled = false, onChanged }: DiallingPrefixProps) {
  const imageUrl = useImageUrl();
  const { countries, diallingCode, current } = phone;
  const face = <DiallingCodeDisplay country={initialCountry(countries, diallingCode, current)} flagUrl={(code) => imageUrl(flagPath(code))} />;
  if (countries.length === 0) return face;
  const reportingPhone: PhoneState = {
    ...phone,
    setDiallingCode: (code) => {
      phone.setDiallingCode(code);
      onChanged?.();
    },
  };
  return (
    <Suspense fallback={face}>
      <DiallingPicker phone={reportingPhone} disabled={disabled} />
    </Suspense>
  );
}
