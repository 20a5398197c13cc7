import { href } from '@livery/navigation';
import { profile, profileEntry, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';

afterEach(cleanup);

async function open(answers: Answers) {
  await renderApp(<CentreSite />, { session: 'member', answers, route: href('securityCenter', { query: { part: 'profile' } }) });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** Types a day of birth, part by part, as number pads have digits alone. */
const typeBirthday = async (digits: string) => {
  await userEvent.click(await screen.findByRole('spinbutton', { name: /^day,/ }));
  await userEvent.keyboard(digits);
};
const birthday = () => screen.queryAllByRole('spinbutton').map(({ textContent }) => textContent);
const facts = () => [...document.querySelectorAll('dl[aria-label] > div')].map(({ textContent }) => textContent);

describe('Profile', () => {
  it('opens from its card', async () => {
    await renderApp(<CentreSite />, { session: 'member', answers: {}, route: href('securityCenter') });
    await userEvent.click(await screen.findByRole('link', { name: 'See profile' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3, name: 'Profile' })));
  });

  it('shows what stays as a fact, and saves the rest, of which what was given once becomes a fact too', async () => {
    let shown = profile({ referrer: 'de•••nt' });
    const save = vi.fn(({ values }: { values: Record<string, string> }) => {
      shown = { ...shown, fields: shown.fields.map((entry) => ({ ...entry, value: values[entry.field] ?? entry.value })) };
      return shown;
    });
    const centre = await open({ profile: () => shown, saveProfile: save });
    await waitFor(() => expect(facts()).toEqual(['Name on your payout accountsMira Santos', 'Referrerde•••nt']));
    await typeBirthday('31121990');
    await userEvent.fill(centre.getByLabelText(/^Telegram/), 'mira');
    expect(centre.getByText('Can be given only once: Date of birth. Please check before you save.')).not.toBeNull();
    await press('Save profile');
    await waitFor(() => expect(facts()).toHaveLength(3));
    expect(save.mock.calls[0]?.[0].values).toEqual({ birthday: '1990-12-31', telegram: 'mira' });
    expect(facts()[1]).toMatch(/^Date of birth.*1990/);
    expect([birthday(), centre.getByLabelText<HTMLInputElement>(/^Telegram/).value]).toEqual([[], 'mira']);
  });

  it('takes a day of birth in Arabic digits', async () => {
    const save = vi.fn((_request: object) => profile());
    await open({ profile: () => profile({ fields: [profileEntry({ field: 'birthday', patternId: 'DATE_YMD', minLength: 10, maxLength: 10 })] }), saveProfile: save });
    await typeBirthday('٣١١٢١٩٩٠');
    await press('Save profile');
    await waitFor(() => expect(save.mock.calls).toEqual([[{ values: { birthday: '1990-12-31' } }]]));
  });

  it('keeps a day of birth that is filled in partly, and sends nothing', async () => {
    const save = vi.fn((_request: object) => profile());
    const centre = await open({ profile: () => profile({ fields: [profileEntry({ field: 'birthday' }), profileEntry({ field: 'telegram' })] }), saveProfile: save });
    await typeBirthday('3112');
    await userEvent.fill(await centre.findByLabelText(/^Telegram/), 'mira');
    await press('Save profile');
    await centre.findByText('Please fill in the whole date, with a year of four digits.');
    expect([save.mock.calls, birthday().slice(0, 2)]).toEqual([[], ['31', '12']]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('spinbutton', { name: /^day,/ })));
    await typeBirthday('31121990');
    await press('Save profile');
    await waitFor(() => expect(save.mock.calls).toEqual([[{ values: { birthday: '1990-12-31', telegram: 'mira' } }]]));
  });

  it('shows what is missing and who is too young at their fields, and sends nothing', async () => {
    const save = vi.fn(() => profile());
    const centre = await open({ profile: () => profile({ fields: [profileEntry({ field: 'payeeName', required: true }), profileEntry({ field: 'birthday' })] }), saveProfile: save });
    await typeBirthday('01012024');
    await press('Save profile');
    await centre.findByText('Please type your date of birth. You must be at least 18 years old.');
    expect(document.activeElement).toBe(centre.getByLabelText(/^Name on your payout accounts/));
    expect(save).not.toHaveBeenCalled();
  });

  it('offers nationality and source of income as lists', async () => {
    const save = vi.fn((_request: object) => profile());
    const centre = await open({ profile: () => profile({ fields: [profileEntry({ field: 'nationality' }), profileEntry({ field: 'incomeSource' })] }), saveProfile: save });
    await userEvent.click(await centre.findByRole('button', { name: /Where your money comes from/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Pension' }));
    await userEvent.fill(await centre.findByRole('combobox', { name: /^Nationality/ }), 'Phil');
    await userEvent.click(await screen.findByRole('option', { name: 'Philippines' }));
    await press('Save profile');
    await waitFor(() => expect(save.mock.calls).toEqual([[{ values: { nationality: 'PH', incomeSource: 'pension' } }]]));
  });

  it('goes to the lists that people see when they are missing', async () => {
    const centre = await open({ profile: () => profile({ fields: [profileEntry({ field: 'incomeSource', required: true }), profileEntry({ field: 'nationality', required: true })] }) });
    await press('Save profile');
    const source = await centre.findByRole('button', { name: /Where your money comes from/ });
    await waitFor(() => expect(document.activeElement).toBe(source));
    await userEvent.click(source);
    await userEvent.click(await screen.findByRole('option', { name: 'Pension' }));
    await press('Save profile');
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('combobox', { name: /^Nationality/ })));
  });

  it('says that the countries did not load, and loads them on another try', async () => {
    let failing = true;
    const countries = { countries: [{ countryCode: 'PH', countryDialingCode: '+63' }], current: 'PH' };
    const centre = await open({ profile: () => profile({ fields: [profileEntry({ field: 'nationality' })] }), countries: () => (failing ? refuse('UNAVAILABLE') : countries) });
    await centre.findByText('The list of countries did not load.');
    failing = false;
    await press('Try again');
    expect(await centre.findByRole('combobox', { name: /^Nationality/ })).not.toBeNull();
  });

  it('sends what was changed alone', async () => {
    const save = vi.fn((_request: object) => profile());
    const centre = await open({ profile: () => profile({ fields: [profileEntry({ field: 'telegram', value: 'mira' }), profileEntry({ field: 'zalo', value: '0917' })] }), saveProfile: save });
    await userEvent.fill(await centre.findByLabelText(/^Zalo/), '0918');
    await press('Save profile');
    await waitFor(() => expect(save.mock.calls).toEqual([[{ values: { zalo: '0918' } }]]));
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 3, name: 'Profile' })));
    expect(centre.getByRole('link', { name: /@/ })).not.toBeNull();
  });

  it('shows the day of birth where a day begins before that of UTC has ended', async () => {
    const session = cdp() as unknown as { send: (method: string, params: object) => Promise<unknown> };
    await session.send('Emulation.setTimezoneOverride', { timezoneId: 'Pacific/Auckland' });
    try {
      await open({ profile: () => profile({ fields: [profileEntry({ field: 'birthday', fixed: true, value: '1990-12-31' })] }) });
      await waitFor(() => expect(facts()[0]).toMatch(/31\/12\/1990|Dec.* 31|31 Dec/));
    } finally {
      await session.send('Emulation.setTimezoneOverride', { timezoneId: '' });
    }
  });

  it('shows the refusal of the server at its field', async () => {
    const centre = await open({ saveProfile: () => refuse('VALIDATION_FAILED', { fields: [{ field: 'telegram', rule: 'invalid' }] }) });
    await userEvent.fill(await centre.findByLabelText(/^Telegram/), 'mira');
    await press('Save profile');
    await waitFor(() => expect(document.activeElement).toBe(centre.getByLabelText(/^Telegram/)));
    expect(centre.getByLabelText(/^Telegram/).getAttribute('aria-invalid')).toBe('true');
  });

  it('shows that it did not load, and retries', async () => {
    let closed = true;
    await open({ profile: () => (closed ? refuse('UNKNOWN_ERROR') : profile()) });
    await screen.findByText('Your profile did not load.');
    closed = false;
    await press('Try again');
    expect(await screen.findByRole('button', { name: 'Save profile' })).not.toBeNull();
  });
});
