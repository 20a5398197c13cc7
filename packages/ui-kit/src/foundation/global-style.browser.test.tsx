import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GlobalStyle } from './global-style.ts';

const root = document.documentElement;

beforeEach(() => root.style.setProperty('--color-bg-canvas', '#000'));
afterEach(() => {
  cleanup();
  for (const name of ['--color-bg-canvas', '--asset-background']) root.style.removeProperty(name);
});

describe('GlobalStyle', () => {
  it("shows the brand's background picture behind the page", () => {
    root.style.setProperty('--asset-background', 'url("data:image/gif;base64,R0lGODlhAQABAAAAACw=")');
    render(<GlobalStyle />);
    expect(getComputedStyle(document.body).backgroundImage).toContain('R0lGODlhAQABAAAAACw=');
  });

  it('shows none where the brand has no picture', () => {
    render(<GlobalStyle />);
    expect(getComputedStyle(document.body).backgroundImage).toBe('none');
  });
});
