import type { FieldFault } from '@livery/contracts';
import { BrandProvider } from '@livery/brand-kit/react';
import { brand, makeParts, registrationRows, sessionOpened, TestApp } from '@livery/testing';
import type { RegistrationRow, TestParts } from '@livery/testing';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { RegisterTabs } from './register-tabs.tsx';

/** Each pattern's message, without its bounds. */
const sentences: Readonly<Record<string, (bounds: string) => string>> = {
  LETTERS_AND_DIGITS: (bounds) => `Please use ${bounds} letters or digits.`,
  FIRST_LETTER: (bounds) => `Please start with a letter and use ${bounds} letters or digits.`,
  CHINESE: (bounds) => `Please use ${bounds} Chinese characters.`,
  EMAIL: (bounds) => `Please enter an email address of ${bounds} characters, such as name@example.com.`,
  ALPHANUMERIC_NO_SPECIALS: (bounds) => `Please use ${bounds} letters or digits, without special characters.`,
  LETTERS_DIGITS_COMBINED: (bounds) => `Please use ${bounds} characters, with at least one letter and one digit.`,
  DIGITS: (bounds) => `Please use ${bounds} digits.`,
  ONE_UPPERCASE: (bounds) => `Please use ${bounds} characters, with at least one capital letter.`,
  ENGLISH_AND_SPACES: (bounds) => `Please use ${bounds} English letters or spaces.`,
  NO_SPACES: (bounds) => `Please use ${bounds} characters, without spaces.`,
  PUNCTUATION: (bounds) => `Please use ${bounds} letters, digits or punctuation marks.`,
  DATE_YMD: () => 'Please write the date as year-month-day, such as 1990-12-31.',
  DATE_MDY: () => 'Please write the date as month-day-year, such as 12-31-1990.',
  KOREAN: (bounds) => `Please use ${bounds} Korean characters.`,
  THAI: (bounds) => `Please use ${bounds} Thai characters.`,
  UPPERCASE_WITH_LETTER: (bounds) => `Please use ${bounds} capital letters or digits, with at least one letter.`,
};
const missing: Readonly<Record<string, string>> = {
  mobileNum: 'Please enter your mobile number.',
  verificationCode: 'Please enter the verification code.',
  captcha: 'Please type the characters from the picture to continue.',
};

function sentenceOf({ field, rule, patternId = '', min, max }: FieldFault): string {
  if (rule === 'required') return missing[field] ?? 'Please fill in this field.';
  if (rule === 'equal') return 'The two passwords are not the same. Please type the same password twice.';
  const bounds = min === max ? `exactly ${min}` : `${min} to ${max}`;
  return sentences[patternId]?.(bounds) ?? 'no sentence';
}

const input = (field: string) => document.querySelector<HTMLInputElement>(`form [name="${field}"]`);
/** Every field that is marked as invalid, with its message; the hint that stays beside it left aside. */
const said = () =>
  [...document.querySelectorAll<HTMLInputElement>('form [aria-invalid]')].map((field) => {
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    return [field.name, described.find((text) => text?.dataset['part'] === 'error')?.textContent];
  });
const sorted = (faults: unknown[][]) => faults.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])));

const register = vi.fn(() => sessionOpened());
const options = { answers: { register, registerMobile: register } };
let parts: TestParts;
let view: RenderResult;
const app = (ui: ReactNode) => <TestApp parts={parts} options={options}>{ui}</TestApp>;

// One site for all rows: each brings its own rules and toggles.
beforeAll(async () => {
  parts = await makeParts(options);
  view = await act(async () => render(app(null)));
});
afterAll(cleanup);
beforeEach(() => void register.mockClear());

async function show({ name, tab, rules, modules }: RegistrationRow): Promise<void> {
  const settings = { fields: [...rules], minimumAge: 18, termsVersion: '1' };
  const tabs = <RegisterTabs key={name} settings={settings} offered={[tab]} first={tab} onOutdated={() => {}} />;
  // Asynchronous, since the list of countries is a chunk of its own: React does not continue what a synchronous `act` left waiting.
  await act(async () => view.rerender(app(<BrandProvider brand={brand({ features: modules })}>{tabs}</BrandProvider>)));
  await waitFor(() => expect(input('agreed')?.checked).toBe(false));
  // Waits for the countries: without a dialling code there is no number.
  if (input('mobileNum') !== null) await screen.findByRole('combobox', {}, { timeout: 10_000 });
}

/** Fills the form in, ticks the terms and sends it. */
async function send(row: RegistrationRow): Promise<void> {
  await show(row);
  const fill = (field: string, value = '') => {
    const control = input(field);
    if (control !== null) fireEvent.change(control, { target: { value } });
  };
  for (const [field, value] of Object.entries(row.values)) fill(field, value);
  // Appears once there is a number.
  fill('verificationCode', row.values.verificationCode);
  fireEvent.click(input('agreed') as HTMLInputElement);
  fireEvent.submit(document.querySelector('form') as HTMLFormElement);
}

const named = (rows: readonly RegistrationRow[]) => rows.map((row) => [row.name, row] as const);

describe('registration rules in the form', () => {
  it.each(named(registrationRows.filter(({ faults }) => faults.length === 0)))('sends: %s', async (_, row) => {
    await send(row);
    await waitFor(() => expect(register).toHaveBeenCalledTimes(1));
    expect(said()).toEqual([]);
  });

  it.each(named(registrationRows.filter(({ faults }) => faults.length > 0)))('shows a fault at its field: %s', async (_, row) => {
    await send(row);
    expect(sorted(said())).toEqual(sorted(row.faults.map((fault) => [fault.field, sentenceOf(fault)])));
    expect(document.activeElement).toBe(document.querySelector('form [aria-invalid]'));
    expect(register).not.toHaveBeenCalled();
  });
});
