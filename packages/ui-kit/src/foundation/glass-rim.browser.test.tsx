import { cleanup, render } from '@testing-library/react';
import { styled } from 'styled-components';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { glassRim } from './styles.ts';

const Pane = styled.div`
  position: relative;
  ${glassRim}
`;

/** What lies over a pane in pages with this look of tiles. */
function over(tile: string): CSSStyleDeclaration {
  const { getByTestId } = render(
    <div data-tile={tile}>
      <Pane data-testid="pane" />
    </div>,
  );
  return getComputedStyle(getByTestId('pane'), '::before');
}

// The page is shared with tests of other files, whose look may still be set.
beforeEach(() => document.documentElement.removeAttribute('data-tile'));
afterEach(cleanup);

describe('glassRim', () => {
  it('is masked to its rim on tiles of glass', () => {
    const { content, maskClip, maskComposite, maskImage } = over('glass');
    expect([content, maskClip, maskComposite.split(', ')[0]]).toEqual(['""', 'content-box, border-box', 'exclude']);
    expect(maskImage).toMatch(/^linear-gradient.*linear-gradient/);
  });

  it('draws nothing on other tiles', () => {
    expect(over('paper').content).toBe('none');
  });
});
