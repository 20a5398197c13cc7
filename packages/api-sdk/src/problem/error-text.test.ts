import { errorCodes } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { errorText } from './error-text.ts';
import { problemFromAnswer, localProblem } from './problem.ts';

const refused = (code: keyof typeof errorCodes, retryAfter?: number) =>
  problemFromAnswer({ success: false, code, message: '', requestId: 'r' }, errorCodes[code], retryAfter);

describe('errorText', () => {
  it.each(Object.keys(errorCodes) as (keyof typeof errorCodes)[])('returns a text of its own for %s', (code) => {
    const { key } = errorText(refused(code));
    expect(key === 'unknown.quote').toBe(code === 'UNKNOWN_ERROR');
  });

  it.each([
    [1, 'throttled.seconds', 1],
    [59, 'throttled.seconds', 59],
    [60, 'throttled.minutes', 1],
    [61, 'throttled.minutes', 2],
    [undefined, 'throttled.minutes', 5],
  ])('writes a wait of %s seconds as %s %i', (wait, key, count) => {
    expect(errorText(refused('TRY_AGAIN_LATER', wait))).toEqual({ ns: 'errors', key, params: { count } });
  });

  it.each([
    ['a fault of the server', refused('UNKNOWN_ERROR')],
    ['a code that is newer than this page', refused('NEWER_THAN_THIS_PAGE' as 'UNKNOWN_ERROR')],
    ['an answer that cannot be read', localProblem('ANSWER_UNREADABLE', 502, 'r')],
  ])('%s contains the request number', (_, problem) => {
    expect(errorText(problem)).toEqual({ ns: 'errors', key: 'unknown.quote', params: { requestId: 'r' } });
  });

  it('contains no request number where there is none', () => {
    expect(errorText(localProblem('ANSWER_UNREADABLE')).key).toBe('server.failed');
    expect(errorText({ ...refused('UNKNOWN_ERROR'), requestId: '' }).key).toBe('unknown');
  });

  it('distinguishes a network failure from a timeout', () => {
    expect(errorText(localProblem('NETWORK_BROKEN')).key).toBe('network.broken');
    expect(errorText(localProblem('TIMED_OUT')).key).toBe('network.timeout');
  });
});
