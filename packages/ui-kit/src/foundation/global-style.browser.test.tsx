import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GlobalStyle } from './global-style.ts';

const root = document.documentElement;

const behindPage = () => getComputedStyle(document.body, '::before');

beforeEach(() => {
  root.style.setProperty('--color-bg-canvas', '#000');
  root.style.setProperty('--gradient-page', 'linear-gradient(#000, #111)');
});
afterEach(() => {
  cleanup();
  for (const name of ['--color-bg-canvas', '--gradient-page', '--asset-background']) root.style.removeProperty(name);
});

describe('GlobalStyle', () => {
  it("shows the brand's background picture behind the page", () => {
    root.style.setProperty('--asset-background', 'url("data:image/gif;base64,R0lGODlhAQABAAAAACw=")');
    render(<GlobalStyle />);
    expect(behindPage().backgroundImage).toContain('R0lGODlhAQABAAAAACw=');
  });

  it('fills the top of the page with the picture and fades it out, whatever its ratio', () => {
    root.style.setProperty('--asset-background', 'url("data:image/gif;base64,R0lGODlhAQABAAAAACw=")');
    render(<GlobalStyle />);
    expect(behindPage().backgroundSize).toContain('cover');
    expect(behindPage().maskImage).toMatch(/^linear-gradient\(.+ 75%, rgba\(0, 0, 0, 0\)\)$/);
  });

  it('shows none where the brand has no picture', () => {
    render(<GlobalStyle />);
    expect(behindPage().backgroundImage).toMatch(/^linear-gradient\(.+\), none$/);
  });
});
