import type { ApiProblem } from '@livery/api-sdk';
import { sessionSlice } from '@livery/session';
import { renderApp } from '@livery/testing';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FormProblem } from './form-problem.tsx';

afterEach(cleanup);

const problem = (change: Pick<ApiProblem, 'kind' | 'code'>): ApiProblem => ({ message: '', status: 0, ...change });
/** A member who has just logged in. */
const signedIn: Parameters<typeof sessionSlice.actions.opened>[0] = { mustChangePassword: false };
const ended = problem({ kind: 'unauthorised', code: 'SESSION_EXPIRED' });

describe('FormProblem', () => {
  it('shows that the session has ended until the member has logged in again', async () => {
    const { store } = await renderApp(<FormProblem problem={ended} />, {});
    expect((await screen.findByRole('alert')).textContent).toContain('log in');
    act(() => void store.dispatch(sessionSlice.actions.opened(signedIn)));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each([
    { kind: 'aborted', code: 'ABORTED' },
    { kind: 'maintenance', code: 'MAINTENANCE' },
    { kind: 'region', code: 'REGION_RESTRICTED' },
  ] as const)('shows nothing when the problem is $kind, which is answered elsewhere', async (change) => {
    await renderApp(<><FormProblem problem={problem(change)} /><p>form</p></>, {});
    await screen.findByText('form');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['leads', 'its text names it', 'ACCOUNT_BLOCKED', false, 1],
    ['leads', 'the form asks for it', 'INSUFFICIENT_FUNDS', true, 1],
    ['does not lead', 'neither does', 'INSUFFICIENT_FUNDS', false, 0],
  ] as const)('%s to customer service when %s', async (_, __, code, support, links) => {
    await renderApp(<FormProblem problem={problem({ kind: 'refused', code })} {...(support ? { support } : {})} />, {});
    await screen.findByRole('alert');
    expect(screen.queryAllByRole('link', { name: 'Ask customer service' })).toHaveLength(links);
  });

  it('shows the words of the form when it has any', async () => {
    await renderApp(<FormProblem problem={problem({ kind: 'aborted', code: 'ABORTED' })} message={{ ns: 'errors', key: 'login.closed' }} />, {});
    expect(await screen.findByRole('alert')).not.toBeNull();
  });

  it.each([
    ['warning', 'it is not known whether anything was done', { kind: 'network', code: 'NETWORK_BROKEN' }],
    ['danger', 'the call was refused', { kind: 'refused', code: 'INSUFFICIENT_FUNDS' }],
  ] as const)('shows the words of the form as a %s when %s', async (tone, _, change) => {
    await renderApp(<FormProblem problem={problem(change)} message={{ ns: 'errors', key: 'login.closed' }} />, {});
    expect((await screen.findByRole('alert')).dataset['tone']).toBe(tone);
  });
});
