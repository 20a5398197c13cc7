import { usePeriodSteps } from '@livery/centre-kit';
import { renderApp } from '@livery/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

afterEach(cleanup);

function Steps({ end }: { readonly end: string }) {
  const { points: [first = ''], formatPoint, formatPointTick } = usePeriodSteps({ start: '2026-03-05', end });
  return <output>{`${formatPoint(first)}; ${formatPointTick(first)}`}</output>;
}

describe('usePeriodSteps', () => {
  it.each([
    ['EN', '2026-03-09', '05/03/2026; 5 Mar'],
    ['EN', '2026-12-09', 'March 2026; Mar'],
    ['AR', '2026-03-09', '05/03/2026; 5 مارس'],
    ['AR', '2026-12-09', 'مارس 2026; مارس'],
  ] as const)('returns in %s until %s the calendar and digits of the whole site: %s', async (language, end, text) => {
    await renderApp(<Steps end={end} />, { language });
    expect((await screen.findByRole('status')).textContent).toBe(text);
  });
});
