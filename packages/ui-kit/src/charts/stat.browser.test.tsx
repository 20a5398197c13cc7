import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UiLocaleProvider } from '../foundation/locale.ts';
import { Sparkline } from './sparkline.tsx';
import { Stat } from './stat.tsx';

afterEach(cleanup);

describe('Stat', () => {
  it('shows the figure, and its change with sign, arrow and period', () => {
    render(<Stat label="Bets" value="₱12,480" emptyLabel="No bets" change={{ direction: 'down', text: '−3 %', period: 'against last week' }} />);
    expect(screen.getByRole('term').textContent).toBe('Bets');
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['₱12,480', '−3 %against last week']);
    const change = screen.getByText('−3 %').parentElement!;
    expect([change.dataset['direction'], change.dataset['tone'], change.querySelector('svg') !== null]).toEqual(['down', 'loss', true]);
  });

  it('shows a decrease as a gain when tone says so', () => {
    render(<Stat label="Losses" value="₱80" emptyLabel="None" change={{ direction: 'down', text: '−3 %', tone: 'gain' }} />);
    expect(screen.getByText('−3 %').parentElement?.dataset['tone']).toBe('gain');
  });

  it('shows the empty label without a value, and neither change nor sparkline', () => {
    render(<Stat label="Bets" emptyLabel="No bets yet" change={{ direction: 'up', text: '+1' }} sparkline={<Sparkline values={[1]} label="Course" />} />);
    expect(screen.getByRole('definition').textContent).toBe('No bets yet');
    expect([screen.queryByRole('img'), screen.queryByText('+1')]).toEqual([null, null]);
  });

  it('announces loading', () => {
    render(<Stat label="Bets" emptyLabel="None" loadingLabel="Loading bets" />);
    expect(screen.getByRole('status').textContent).toBe('Loading bets');
  });
});

describe('Sparkline', () => {
  const lastX = (direction: 'ltr' | 'rtl', values: readonly number[]) => {
    render(
      <UiLocaleProvider value={{ locale: 'en', direction }}>
        <Sparkline values={values} label="Course" />
      </UiLocaleProvider>,
    );
    return Number(screen.getByRole('img', { name: 'Course' }).querySelector('circle')?.getAttribute('cx'));
  };

  it('ends at the right, or at the left in right-to-left pages', () => {
    expect(lastX('ltr', [1, 2, 3])).toBe(116);
    cleanup();
    expect(lastX('rtl', [1, 2, 3])).toBe(4);
  });

  it('places a single value in the middle', () => {
    expect(lastX('ltr', [5])).toBe(60);
  });

  it('leaves a gap for values that are no numbers', () => {
    expect(lastX('ltr', [1, 2, Number.NaN])).toBe(60);
    expect(document.body.innerHTML).not.toContain('NaN');
  });

  it('is decorative without a label and renders nothing without values', () => {
    const { container } = render(<Sparkline values={[1, 2]} />);
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
    cleanup();
    expect(render(<Sparkline values={[]} label="Course" />).container.childElementCount).toBe(0);
  });
});
