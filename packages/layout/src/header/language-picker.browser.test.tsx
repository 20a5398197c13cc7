import { TextProvider, useTextRuntime } from '@livery/i18n';
import { renderApp } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LanguagePicker } from './language-picker.tsx';

afterEach(cleanup);

/** The picker over texts of another language that arrive when the test says so. */
function SlowTexts({ arrived }: { readonly arrived: Promise<void> }) {
  const text = useTextRuntime();
  return (
    <TextProvider text={{ ...text, setLanguage: () => arrived }}>
      <LanguagePicker />
    </TextProvider>
  );
}

describe('LanguagePicker', () => {
  it.each(['arrive', 'fail'] as const)('says that it waits, and can be pressed, until the texts of the chosen language %s', async (outcome) => {
    const texts = Promise.withResolvers<void>();
    await renderApp(<SlowTexts arrived={texts.promise} />);
    const picker = screen.getByRole('button', { name: 'Language: English' });
    const status = () => [picker.textContent.includes('…'), [...picker.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join(''), picker.getAttribute('aria-disabled')];
    expect(status()).toEqual([false, '', null]);
    await userEvent.click(picker);
    const list = await screen.findByRole('list', { name: 'Choose a language' });
    await userEvent.click(within(list).getAllByRole('button').at(1) ?? list);
    await waitFor(() => expect(status()).toEqual([true, 'Loading', null]));
    await act(async () => (outcome === 'arrive' ? texts.resolve() : texts.reject(new Error('Loading chunk TY/shell failed'))));
    await waitFor(() => expect(status()).toEqual([false, '', null]));
  });
});
