import { mobileFault, plainNumber } from '@livery/contracts';
import type { FieldFault, ResponseOf } from '@livery/contracts';
import { sessionApi } from '@livery/session';
import { initialCountry } from '@livery/ui-kit';
import { useState } from 'react';
import { diallingCodeOf } from './dialling-code-of.ts';

type Country = ResponseOf<'countries'>['countries'][number];

/** A mobile number that is being typed. */
export interface PhoneState {
  readonly countries: readonly Country[];
  /** The country the visitor is in, where it is known. */
  readonly current: string | null;
  /** With its plus: `+63`; empty while no country is known or chosen. */
  readonly diallingCode: string;
  readonly setDiallingCode: (diallingCode: string) => void;
  /** As typed. */
  readonly number: string;
  readonly setNumber: (number: string) => void;
  /** The number without what it was grouped with. */
  readonly plain: string;
  /** What is wrong with the number, as far as can be said here. */
  readonly fault: FieldFault | undefined;
  /** Refetches the countries after a failure. */
  readonly retry: (() => void) | undefined;
}

/** The country by the browser's settings, for servers that do not know it. */
function browserRegion(): string | null {
  try {
    return new Intl.Locale(navigator.language).maximize().region ?? null;
  } catch {
    return null;
  }
}

const none: readonly Country[] = [];

/** What a number begins with. */
export interface InitialPhone {
  readonly diallingCode?: string | undefined;
  readonly number?: string | undefined;
  /** False where the form has no number: the countries are not fetched then. */
  readonly asked?: boolean;
}

/** Keeps a mobile number and its dialling code, which begins as the one given if there is such a one, else as that of the visitor's country. */
export function usePhone(initial: InitialPhone = {}): PhoneState {
  const { data, isError, refetch } = sessionApi.useCountriesQuery(undefined, { skip: initial.asked === false });
  const countries = data?.countries ?? none;
  const current = data === undefined ? null : (data.current ?? browserRegion());
  const [chosen, setDiallingCode] = useState(initial.diallingCode);
  const [number, setNumber] = useState(initial.number ?? '');
  // A number typed with its plus contains its country.
  const typed = diallingCodeOf(number, countries);
  const diallingCode = typed ?? (data === undefined ? chosen : initialCountry(countries, chosen, current)?.countryDialingCode) ?? '';
  return {
    countries,
    current,
    diallingCode,
    setDiallingCode,
    number,
    setNumber,
    plain: plainNumber(number),
    fault: mobileFault(diallingCode, number),
    retry: isError ? () => void refetch() : undefined,
  };
}
