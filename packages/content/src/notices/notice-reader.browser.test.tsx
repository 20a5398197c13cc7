import { announcement, renderApp } from '@livery/testing';
import { backgroundOf, systemColour, withForcedColours } from '@livery/ui-kit/test-support';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NoticeReader } from './notice-reader.tsx';

withForcedColours();
afterEach(cleanup);

describe('NoticeReader', () => {
  it('shows the chosen title in forced colours', async () => {
    await renderApp(<NoticeReader notices={[announcement({ id: 'a-1', title: 'First' }), announcement({ id: 'a-2', title: 'Second' })]} level={2} />);
    const titles = [/^First/, /^Second/].map((name) => screen.getByRole('button', { name }));
    expect(titles.map((title) => backgroundOf(title) === systemColour('Highlight'))).toEqual([true, false]);
    // The other has no visible mark at its side.
    expect(titles[1] && getComputedStyle(titles[1]).borderInlineStartColor).toBe(systemColour('Canvas'));
  });
});
