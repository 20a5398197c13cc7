import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { use, useEffect, useRef, useState } from 'react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiLinkProvider } from '../foundation/link.ts';
import { UiLocaleProvider } from '../foundation/locale.ts';
import { iconHistory, iconWallet } from '../icons/header.ts';
import { CentreShell } from './centre-shell.tsx';

const items = [
  { id: 'bets', href: '/bets', label: 'Bets', glyph: iconHistory },
  { id: 'wallet', href: '/wallet', label: 'Wallet', glyph: iconWallet, badge: <b>4</b> },
];
const labels = { close: 'Close', menu: 'Pages', back: 'All pages', loading: 'Loading' };

beforeEach(() => {
  document.documentElement.style.setProperty('--motion-duration-modal', '1ms');
});
afterEach(async () => {
  cleanup();
  for (const name of ['style', 'dir']) document.documentElement.removeAttribute(name);
  vi.restoreAllMocks();
  await page.viewport(1280, 800);
});

/** A site that keeps the page of the centre as a router does. */
function Site({ start, children, overview, direction = 'ltr' }: { readonly start?: string | undefined; readonly children?: ReactNode; readonly overview?: ReactNode; readonly direction?: 'ltr' | 'rtl' }) {
  const [isOpen, setOpen] = useState(false);
  const [current, setCurrent] = useState(start);
  const RouterLink = ({ href, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
    // oxlint-disable-next-line jsx-a11y/anchor-has-content -- its content is among the rest
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        event.preventDefault();
        setCurrent(href?.slice(1));
      }}
    />
  );
  return (
    <div style={{ blockSize: '300vh' }} dir={direction}>
      <button onClick={() => setOpen(true)}>Open</button>
      <UiLocaleProvider value={{ locale: direction === 'rtl' ? 'ar' : 'en', direction }}>
        <UiLinkProvider value={RouterLink}>
          <CentreShell isOpen={isOpen} onOpenChange={setOpen} title="Centre" items={items} current={current} overview={overview === undefined ? undefined : { title: 'At a glance', content: overview }} labels={labels} onBack={() => setCurrent(undefined)} failure={({ retry }) => <button onClick={retry}>Again</button>}>
            {children ?? <p>page {current}</p>}
          </CentreShell>
        </UiLinkProvider>
      </UiLocaleProvider>
    </div>
  );
}

async function open(ui: ReactNode) {
  render(ui);
  const opener = screen.getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  return { opener, dialog: await screen.findByRole('dialog', { name: 'Centre' }) };
}
const link = (name: RegExp | string) => screen.getByRole('link', { name });
const isSeen = (element: Element | null) => element?.checkVisibility() === true;

describe('CentreShell', () => {
  it('lists its pages as links, marks the one that shows and names it in a heading', async () => {
    await open(<Site start="bets" />);
    expect(screen.getAllByRole('link').map((element) => [element.getAttribute('href'), element.textContent, element.getAttribute('aria-current')])).toEqual([
      ['/bets', 'Bets', 'page'],
      ['/wallet', 'Wallet4', null],
    ]);
    expect(screen.getByRole('navigation', { name: 'Pages' })).not.toBeNull();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Bets');
  });

  it('begins at the heading of its page, so that the dialog is not read as a whole', async () => {
    await open(<Site start="bets" />);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bets' })));
  });

  it('leaves the focus to what took it on the page that opens', async () => {
    const Taking = () => {
      const taking = useRef<HTMLParagraphElement>(null);
      useEffect(() => taking.current?.focus(), []);
      return <p ref={taking} tabIndex={-1}>not found</p>;
    };
    await open(<Site start="bets"><Taking /></Site>);
    const taken = screen.getByText('not found');
    await waitFor(() => expect(document.activeElement).toBe(taken));
    await userEvent.click(link(/Wallet/));
    await waitFor(() => expect([document.activeElement?.textContent, taken.isConnected]).toEqual(['not found', false]));
  });

  it('returns the focus to its heading when the control that had it goes, and leaves it where it is otherwise', async () => {
    const Going = () => {
      const [gone, setGone] = useState<readonly string[]>([]);
      const control = (name: string) => (gone.includes(name) ? null : <button onClick={() => setGone((before) => [...before, 'One', name])}>{name}</button>);
      return (
        <>
          <div>{control('One')}</div>
          <div>{control('Two')}</div>
          <div>{control('Three')}</div>
        </>
      );
    };
    const focused = () => document.activeElement?.textContent;
    const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await open(<Site start="bets"><Going /></Site>);
    screen.getByRole('button', { name: 'Two' }).focus();
    await userEvent.keyboard('{Enter}');
    await settled();
    expect([screen.queryByRole('button', { name: 'Two' }), focused()]).toEqual([null, 'Bets']);
    await userEvent.click(link(/Wallet/));
    await waitFor(() => expect(focused()).toBe('Wallet'));
    const one = await screen.findByRole('button', { name: 'One' });
    one.focus();
    screen.getByRole('button', { name: 'Close' }).focus();
    screen.getByRole('button', { name: 'Two' }).click();
    await settled();
    expect([one.isConnected, document.activeElement?.getAttribute('aria-label')]).toEqual([false, 'Close']);
  });

  it('has no landmarks of the page in its dialog', async () => {
    const { dialog } = await open(<Site start="bets" />);
    expect(dialog.querySelector('header, footer')).toBeNull();
  });

  it('is used with the keyboard alone: focus stays inside, moves to the new page and returns to the opener', async () => {
    const { opener, dialog } = await open(<Site start="bets" />);
    const order: (string | null | undefined)[] = [];
    for (let step = 0; step < 4; step += 1) {
      await userEvent.keyboard('{Tab}');
      order.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(order).toEqual(['Close', 'Bets', 'Wallet4', 'Close']);
    await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wallet' })));
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('has the same size for a short page and a long one', async () => {
    await page.viewport(1280, 1000);
    await open(<Site start="bets"><p>short</p></Site>);
    const size = () => screen.getByRole('dialog').getBoundingClientRect().height;
    const short = size();
    cleanup();
    await open(<Site start="bets"><p style={{ blockSize: '200rem' }}>long</p></Site>);
    expect(size()).toBe(short);
  });

  it('locks the scroll of the page below while it is open', async () => {
    await open(<Site start="bets" />);
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).toBe('hidden'));
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden'));
  });

  it('keeps its menu when a page fails, and tries the page again', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('a defect');
      return <p>recovered</p>;
    };
    await open(<Site start="bets"><Page /></Site>);
    const again = await screen.findByRole('button', { name: 'Again' });
    expect(link('Bets')).not.toBeNull();
    broken = false;
    await userEvent.click(again);
    expect(await screen.findByText('recovered')).not.toBeNull();
  });

  it('shows a failed page anew once another was opened', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let broken = true;
    const Page = () => {
      if (broken) throw new Error('a defect');
      return <p>recovered</p>;
    };
    await open(<Site start="bets"><Page /></Site>);
    await screen.findByRole('button', { name: 'Again' });
    broken = false;
    await userEvent.click(link(/Wallet/));
    expect(await screen.findByText('recovered')).not.toBeNull();
  });

  it('shows that a page is loading', async () => {
    const never = new Promise<string>(() => {});
    const Page = () => <p>{use(never)}</p>;
    await open(<Site start="bets"><Page /></Site>);
    expect((await screen.findByRole('status')).textContent).toBe('Loading');
    expect(link('Bets')).not.toBeNull();
  });

  it('shows menu and page one at a time on a phone, with the focus in the visible one', async () => {
    await page.viewport(390, 844);
    const { dialog } = await open(<Site start="bets" />);
    expect([dialog.getBoundingClientRect().width, dialog.getBoundingClientRect().height]).toEqual([390, 844]);
    expect([isSeen(screen.getByRole('heading', { name: 'Bets' })), isSeen(dialog.querySelector('nav'))]).toEqual([true, false]);
    await userEvent.click(screen.getByRole('button', { name: 'All pages' }));
    await waitFor(() => expect(document.activeElement).toBe(link('Bets')));
    expect([screen.queryByRole('heading'), isSeen(dialog.querySelector('nav')), screen.queryByText('page bets')]).toEqual([null, true, null]);
    await userEvent.click(link(/Wallet/));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Wallet' })));
    expect(screen.getByRole('button', { name: 'Close' })).not.toBeNull();
  });

  it('shows its overview beside the menu, and above it on a phone, while no page is chosen', async () => {
    const { dialog } = await open(<Site overview={<p>what is under way</p>} />);
    const place = () => [screen.getByText('what is under way'), screen.getByRole('navigation')].map((element) => element.getBoundingClientRect());
    expect(screen.getByRole('heading', { level: 2, name: 'At a glance' })).not.toBeNull();
    const [beside, menu] = place();
    expect((beside as DOMRect).left).toBeGreaterThan((menu as DOMRect).left);
    await page.viewport(390, 844);
    await waitFor(() => {
      const [above, below] = place();
      expect((above as DOMRect).bottom).toBeLessThanOrEqual((below as DOMRect).top);
    });
    expect([isSeen(dialog.querySelector('nav')), screen.getAllByText('what is under way')]).toEqual([true, [expect.anything()]]);
    await userEvent.click(link('Bets'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bets' })));
    expect(screen.queryByText('what is under way')).toBeNull();
  });

  it.each([390, 1280])('returns the focus to the heading of its overview when the control that had it goes, %i pixels wide', async (width) => {
    await page.viewport(width, 844);
    const Going = () => {
      const [gone, setGone] = useState(false);
      return gone ? null : <button onClick={() => setGone(true)}>One</button>;
    };
    await open(<Site overview={<Going />} />);
    (await screen.findByRole('button', { name: 'One' })).focus();
    await userEvent.keyboard('{Enter}');
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'At a glance' }));
  });

  it('brings what takes the focus below its title on a phone', async () => {
    await page.viewport(390, 500);
    for (const [name, size] of Object.entries({ '--size-target': '44px', '--space-2': '8px', '--space-3': '12px' })) document.documentElement.style.setProperty(name, size);
    const { dialog } = await open(<Site overview={<a href="/one" style={{ display: 'block', marginBlock: '20rem 60rem' }}>One</a>} />);
    const one = await screen.findByRole('link', { name: 'One' });
    const scroller = dialog.querySelector('[data-glance]') as HTMLElement;
    scroller.scrollTop += one.getBoundingClientRect().bottom - scroller.getBoundingClientRect().top + 5;
    one.scrollIntoView({ block: 'nearest' });
    await waitFor(() => expect(one.getBoundingClientRect().top).toBeGreaterThanOrEqual(dialog.querySelector('[data-part=title]')?.parentElement?.getBoundingClientRect().bottom ?? 0));
  });

  it('keeps its menu when the overview fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Failing = (): ReactNode => {
      throw new Error('a defect');
    };
    await open(<Site overview={<Failing />} />);
    expect(await screen.findByRole('button', { name: 'Again' })).not.toBeNull();
    expect(link('Bets')).not.toBeNull();
  });

  it.each([360, 768, 1280, 1920])('does not scroll sideways in a window of %i pixels', async (width) => {
    await page.viewport(width, 800);
    const { dialog } = await open(<Site start="bets" />);
    const scrolling = [dialog, ...dialog.querySelectorAll('*')].filter((element) => getComputedStyle(element).overflowX !== 'visible' && element.scrollWidth > element.clientWidth);
    expect(scrolling).toEqual([]);
    const { left, right } = dialog.getBoundingClientRect();
    expect([left >= 0, right <= width]).toEqual([true, true]);
  });

  it.each([['ltr', true], ['rtl', false]] as const)('has its menu at the start of the line: %s', async (direction, atTheLeft) => {
    document.documentElement.dir = direction;
    await open(<Site start="bets" direction={direction} />);
    const menu = screen.getByRole('navigation').getBoundingClientRect();
    const content = screen.getByText('page bets').getBoundingClientRect();
    expect(menu.left < content.left).toBe(atTheLeft);
  });
});
