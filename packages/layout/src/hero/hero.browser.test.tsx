import { renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { WithSlots } from '../test-support/with-slots.tsx';
import { Hero } from './hero.tsx';

afterEach(cleanup);

it.each(['EN', 'XB'] as const)('says what the brand says, in a language without a voice of its own too: %s', async (language) => {
  await renderApp(
    <WithSlots>
      <Hero />
    </WithSlots>,
    { language },
  );
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Headline');
  expect(screen.getByRole('button', { name: 'Play now' })).not.toBeNull();
});
