import { failureTemplateId } from '@livery/contracts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RootBoundary } from './root-boundary.tsx';

function Throws(): null {
  throw new Error('no texts');
}

const template = document.createElement('template');
template.id = failureTemplateId;
template.innerHTML = '<main><h1 lang="en">Something went wrong</h1><h2 lang="te">te</h2><a href="">Reload</a></main>';

beforeEach(() => {
  document.body.append(template);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  template.remove();
  vi.restoreAllMocks();
});

describe('RootBoundary', () => {
  it('shows the message of the page when the application fails', () => {
    render(
      <RootBoundary>
        <Throws />
      </RootBoundary>,
    );
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Something went wrong');
    expect(screen.getByText('Reload')).not.toBeNull();
  });

  it('shows the application while it works', () => {
    render(
      <RootBoundary>
        <p>the site</p>
      </RootBoundary>,
    );
    expect(screen.getByText('the site')).not.toBeNull();
    expect(screen.queryByText('Reload')).toBeNull();
  });
});
