import { afterEach, beforeEach } from 'vitest';

/** Gives the page design tokens and base styles during each test of a file, for tests that measure a component without a theme. */
export function withPageStyles(tokens: Readonly<Record<`--${string}`, string>>, css: string): void {
  const root = document.documentElement.style;
  const style = document.createElement('style');
  style.textContent = css;
  beforeEach(() => {
    document.head.append(style);
    Object.entries(tokens).forEach(([name, value]) => root.setProperty(name, value));
  });
  afterEach(() => {
    Object.keys(tokens).forEach((name) => root.removeProperty(name));
    style.remove();
  });
}
