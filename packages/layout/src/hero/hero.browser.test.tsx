import { renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { WithSlots } from '../test-support/with-slots.tsx';
import { Hero } from './hero.tsx';

afterEach(cleanup);

describe('Hero', () => {
  it.each(['EN', 'XB'] as const)("shows the brand's text, also in a language without one: %s", async (language) => {
    await renderApp(
      <WithSlots>
        <Hero />
      </WithSlots>,
      { language },
    );
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Headline');
    expect(screen.getByRole('button', { name: 'Play now' })).not.toBeNull();
  });
});
