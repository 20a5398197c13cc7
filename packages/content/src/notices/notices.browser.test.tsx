import { api } from '@livery/api-sdk';
import { announcement, brand, refuse, renderApp } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoticePage } from '../pages/notice-page.tsx';
import { AnnouncementBoard } from './announcement-board.tsx';
import { NoticeDialog } from './notice-dialog.tsx';
import { PopUpDialog } from './pop-up-dialog.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const notices = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    announcement({ id: `a-${index + 1}`, title: `Notice ${index + 1}`, content: `<p>Text of notice ${index + 1}</p>`, publishedAt: '2026-03-05T12:00:00Z' }),
  );
const titles = () => within(screen.getByRole('list', { name: 'All announcements' })).getAllByRole('button').map((title) => title.querySelector('span')?.textContent);
const article = () => screen.getByRole('article');

describe('notice reader', () => {
  const answers: Answers = { announcements: () => ({ list: notices(20) }) };

  it("requests the brand's types and their first execution", async () => {
    let asked: unknown;
    await renderApp(<NoticePage />, { answers: { announcements: (request) => ((asked = request), { list: notices(1) }) } });
    await screen.findByRole('article');
    expect(asked).toEqual({ types: 'B,PU', platform: 'W', execution: 'B' });
  });

  it('shows nine titles a page, and the newest text', async () => {
    await renderApp(<NoticePage />, { answers });
    await waitFor(() => expect(titles()).toEqual(notices(9).map(({ title }) => title)));
    expect(article().textContent).toContain('Text of notice 1');
    await userEvent.click(screen.getByRole('button', { name: 'Page 3' }));
    expect(titles()).toEqual(['Notice 19', 'Notice 20']);
    expect(article().textContent).toContain('Text of notice 1');
  });

  it('writes days as DD/MM/YYYY in every language', async () => {
    await renderApp(<NoticePage />, { answers, language: 'TY' });
    await screen.findByRole('article');
    expect(within(article()).getByText('05/03/2026').getAttribute('datetime')).toBe('2026-03-05T12:00:00Z');
  });

  it('gives heading and text of a notice the direction of its language', async () => {
    await renderApp(
      <div dir="rtl">
        <NoticePage />
      </div>,
      { answers },
    );
    const heading = await screen.findByRole('heading', { name: 'Notice 1' });
    const text = within(article()).getByText('Text of notice 1');
    expect([heading, text].map((element) => getComputedStyle(element).direction)).toEqual(['ltr', 'ltr']);
  });

  it('shows the text of a chosen title and marks the title', async () => {
    await renderApp(<NoticePage />, { answers });
    await userEvent.click(await screen.findByRole('button', { name: /^Notice 4/ }));
    expect(article().textContent).toContain('Text of notice 4');
    expect(screen.getByRole('button', { name: /^Notice 4/ }).getAttribute('aria-current')).toBe('true');
    expect(document.querySelectorAll('[aria-current=true]')).toHaveLength(1);
    // The whole text would be read over whatever follows.
    expect([article().getAttribute('aria-live'), screen.getAllByRole('status').map(({ textContent }) => textContent)]).toEqual([null, expect.arrayContaining(['Notice 4'])]);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Notice 4/ }));
  });

  it('keeps the text being read when another arrives above it', async () => {
    let list = notices(3);
    const { store } = await renderApp(<NoticePage />, { answers: { announcements: () => ({ list }) } });
    await userEvent.click(await screen.findByRole('button', { name: /^Notice 2/ }));
    list = [announcement({ id: 'late', title: 'Late', content: '<p>Late</p>' }), ...list];
    store.dispatch(api.util.invalidateTags(['Content']));
    await screen.findByRole('button', { name: /^Late/ });
    expect(article().textContent).toContain('Text of notice 2');
  });

  it("sanitises the merchant's HTML", async () => {
    const content = '<p>Fine</p><script>document.title = "taken"</script><a href="javascript:alert(1)">go</a><img src="/x.svg" onerror="alert(1)">';
    await renderApp(<NoticePage />, { answers: { announcements: () => ({ list: [announcement({ content })] }) } });
    await screen.findByText('Fine');
    expect(article().querySelector('script')).toBeNull();
    expect(article().querySelector('a')?.getAttribute('href')).toBeNull();
    expect(article().querySelector('img')?.getAttribute('onerror')).toBeNull();
  });

  it('scrolls a chosen text into view on a phone, and moves the focus to its heading', async () => {
    await page.viewport(390, 700);
    await renderApp(<NoticePage />, { answers: { announcements: () => ({ list: notices(9).map((notice) => ({ ...notice, content: '<p>Long</p>'.repeat(40) })) }) } });
    await userEvent.click(await screen.findByRole('button', { name: /^Notice 4/ }));
    await waitFor(() => expect(article().getBoundingClientRect().top).toBeLessThan(200));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notice 4' }));
  });

  it('shows that there are no notices', async () => {
    await renderApp(<NoticePage />, { answers: { announcements: () => ({ list: [] }) } });
    expect(await screen.findByText('There are no announcements right now.')).not.toBeNull();
  });

  it('offers a retry when none could be loaded', async () => {
    let broken = true;
    await renderApp(<NoticePage />, { answers: { announcements: () => (broken ? refuse('UNKNOWN_ERROR') : { list: notices(1) }) } });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    expect(await screen.findByRole('alert')).not.toBeNull();
    broken = false;
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).not.toBeNull();
  });
});

describe('the day of an announcement', () => {
  const late = announcement({ id: 'a-1', publishedAt: '2026-03-05T12:00:00Z' });
  const inZone = (timeZone: string) => ({ brand: brand({ timeZone }), answers: { announcements: () => ({ list: [late] }) } });
  const overlay = { isOpen: true, onOpenChange: () => undefined, onClosed: () => undefined };
  const dates = async () => [...new Set((await screen.findAllByText(/\/2026$/)).map(({ textContent }) => textContent))];

  it.each([
    ['the reader', <NoticePage key="1" />],
    ['the board of the home page', <AnnouncementBoard key="1" />],
    ['the notice after a login', <PopUpDialog key="1" id="a-1" dialogId="d-1" overlay={overlay} />],
  ])('returns in %s the day of the merchant when the visitor is elsewhere', async (_where, ui) => {
    const east = await renderApp(ui, inZone('Pacific/Kiritimati'));
    expect(await dates()).toEqual(['06/03/2026']);
    east.unmount();
    await renderApp(ui, inZone('Pacific/Pago_Pago'));
    expect(await dates()).toEqual(['05/03/2026']);
  });
});

describe('notice board of the home page', () => {
  it('shows the newest four and opens the chosen one in the dialog, on its page of titles', async () => {
    await renderApp(<AnnouncementBoard />, { answers: { announcements: () => ({ list: notices(20) }) }, dialogs: { noticeModal: NoticeDialog } });
    expect(await screen.findAllByRole('button', { name: /^Notice/ })).toHaveLength(4);
    await userEvent.click(screen.getByRole('button', { name: /^Notice 3/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Announcements' });
    await within(dialog).findByText('Text of notice 3');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is absent where there are no notices', async () => {
    const { container } = await renderApp(<AnnouncementBoard />, { answers: { announcements: () => ({ list: [] }) } });
    await waitFor(() => expect(container.textContent).toBe(''));
  });

  it('shows that it did not load', async () => {
    await renderApp(<AnnouncementBoard />, { answers: { announcements: () => refuse('UNKNOWN_ERROR') } });
    expect((await screen.findByRole('alert')).textContent).toContain('The announcements did not load.');
  });
});
