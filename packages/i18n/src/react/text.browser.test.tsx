import { Suspense } from 'react';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createText } from '../runtime.ts';
import type { TextRuntime } from '../runtime.ts';
import { useFormat, useLanguage, useMessageText, useText } from './hooks.ts';
import { TextProvider } from './provider.tsx';

let place: HTMLElement;
let stop: () => void = () => {};
beforeEach(() => {
  localStorage.clear();
  place = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  stop();
  place.remove();
});

/** Texts are loaded on demand, which takes longer than the default second on a busy machine. */
const soon = (check: () => void) => vi.waitFor(check, 5000);

async function show(text: TextRuntime, element: ReactElement): Promise<void> {
  const root = createRoot(place);
  stop = () => root.unmount();
  root.render(<TextProvider text={text}>{element}</TextProvider>);
  await soon(() => expect(place.childElementCount).toBeGreaterThan(0));
}

function Page(): ReactElement {
  const t = useText('common');
  const format = useFormat();
  const messageText = useMessageText();
  const { language, setLanguage } = useLanguage();
  return (
    <>
      <p id="text">{t('action.cancel')}</p>
      <p id="error">{messageText({ ns: 'errors', key: 'throttled.minutes', params: { count: 5 } })}</p>
      <p id="date">{format.date(Date.UTC(2026, 4, 6, 12))}</p>
      <button onClick={() => void setLanguage(language.code === 'XB' ? 'EN' : 'XB')}>{language.endonym}</button>
    </>
  );
}

const textOf = (id: string) => document.getElementById(id)?.textContent;

describe('texts of a page', () => {
  it("a change of language changes every text without a reload, and the page's language and direction", async () => {
    await show(createText({ languages: ['EN', 'XB'], defaultLanguage: 'EN' }), <Page />);
    expect(textOf('text')).toBe('Cancel');
    expect(textOf('error')).toContain('after 5 minutes');
    expect(textOf('date')).toBe('06/05/2026');
    place.querySelector('button')?.click();
    await soon(() => expect(textOf('text')).toBe('\u202ECancel\u202C'));
    expect(textOf('error')).toContain('\u202Eminutes.\u202C');
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['ar-XB', 'rtl']);
    expect(localStorage.getItem('hisLang')).toBe('XB');
  });

  it('a change of language applies to other tabs', async () => {
    await show(createText({ languages: ['EN', 'XA'], defaultLanguage: 'EN' }), <Page />);
    await soon(() => {
      // Repeated, because the page listens only once React has run its effects.
      window.dispatchEvent(new StorageEvent('storage', { key: 'hisLang', newValue: 'XA' }));
      expect(textOf('text')).toMatch(/^\[Çåñç/);
    });
  });

  it('a namespace is waited for once, and not again after a change of language', async () => {
    const Feature = (): ReactElement => <p id="feature">{useText('account')('login.title')}</p>;
    const text = createText({ languages: ['EN', 'XA'], defaultLanguage: 'EN' });
    const waits = vi.fn();
    const Waiting = (): null => {
      waits();
      return null;
    };
    await show(
      text,
      <Suspense fallback={<Waiting />}>
        <Feature />
      </Suspense>,
    );
    await soon(() => expect(textOf('feature')).toBe('Log in'));
    const before = waits.mock.calls.length;
    await text.setLanguage('XA');
    await soon(() => expect(textOf('feature')).toMatch(/^\[Ļ/));
    expect(waits.mock.calls.length).toBe(before);
  });

  it('changed texts of the brand are shown immediately', async () => {
    const text = createText({
      languages: ['EN'],
      defaultLanguage: 'EN',
      strings: { EN: { common: { 'action.cancel': 'No, thanks' } } },
    });
    await show(text, <Page />);
    expect(textOf('text')).toBe('No, thanks');
    text.registerBrandStrings('EN', { common: { 'action.cancel': 'Never mind' } });
    await soon(() => expect(textOf('text')).toBe('Never mind'));
  });
});
