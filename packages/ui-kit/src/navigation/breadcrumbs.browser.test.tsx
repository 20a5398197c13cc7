import { cleanup, render, screen, within } from '@testing-library/react';
import type { AnchorHTMLAttributes } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UiLinkProvider } from '../foundation/link.ts';
import { Breadcrumbs } from './breadcrumbs.tsx';

const crumbs = ['Home', 'Help', 'Payments', 'Withdrawals', 'How long does a withdrawal take?'].map((label, at) => ({ label, href: `/p${at}` }));
const moreLabel = (hidden: number) => `Show ${hidden} more pages`;

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const shown = (roles: readonly ('link' | 'button')[]) =>
  roles.flatMap((role) => within(screen.getByRole('navigation')).queryAllByRole(role)).filter((element) => element.checkVisibility()).map((element) => element.textContent || element.getAttribute('aria-label'));

describe('Breadcrumbs', () => {
  it('names the navigation, links all pages but the current one and marks that', () => {
    render(<Breadcrumbs label="You are here" crumbs={crumbs} moreLabel={moreLabel} />);
    const navigation = screen.getByRole('navigation', { name: 'You are here' });
    expect(within(navigation).getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/p0', '/p1', '/p2', '/p3']);
    const current = navigation.querySelectorAll('[aria-current="page"]');
    expect([...current].map(({ textContent }) => textContent)).toEqual(['How long does a withdrawal take?']);
    expect(within(navigation).getByRole('list').hasAttribute('aria-label')).toBe(false);
  });

  it("navigates by the router's link", async () => {
    const went = vi.fn();
    const RouterLink = ({ href, children, ...rest }: AnchorHTMLAttributes<HTMLAnchorElement>) => (
      <a
        {...rest}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          went(href);
        }}
      >
        {children}
      </a>
    );
    render(
      <UiLinkProvider value={RouterLink}>
        <Breadcrumbs label="You are here" crumbs={crumbs} moreLabel={moreLabel} />
      </UiLinkProvider>,
    );
    await userEvent.click(screen.getByRole('link', { name: 'Payments' }));
    expect(went).toHaveBeenCalledExactlyOnceWith('/p2');
  });

  it('collapses the middle on phones until its button is pressed, and moves the focus there', async () => {
    await page.viewport(390, 800);
    render(<Breadcrumbs label="You are here" crumbs={crumbs} moreLabel={moreLabel} />);
    expect(shown(['link', 'button'])).toEqual(['Home', 'Withdrawals', 'Show 2 more pages']);
    await userEvent.keyboard('{Tab}{Tab}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Show 2 more pages');
    await userEvent.keyboard('{Enter}');
    expect(shown(['link', 'button'])).toEqual(['Home', 'Help', 'Payments', 'Withdrawals']);
    expect(document.activeElement?.textContent).toBe('Help');
  });

  it('shows all pages on wide screens, and up to three on phones', async () => {
    const { rerender } = render(<Breadcrumbs label="You are here" crumbs={crumbs} moreLabel={moreLabel} />);
    expect(shown(['link', 'button'])).toEqual(['Home', 'Help', 'Payments', 'Withdrawals']);
    await page.viewport(390, 800);
    rerender(<Breadcrumbs label="You are here" crumbs={crumbs.slice(2)} moreLabel={moreLabel} />);
    expect(shown(['link', 'button'])).toEqual(['Payments', 'Withdrawals']);
  });
});
