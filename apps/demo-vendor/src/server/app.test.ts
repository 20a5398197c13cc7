import { describe, expect, it } from 'vitest';
import { startTestVendor } from '../test-support/test-vendor.ts';

describe('GET /', () => {
  it('returns a page that says what is here', async () => {
    const { app } = startTestVendor('LUM', 'LUM-RUNES');
    const { statusCode, headers, body } = await app.inject('/');
    await app.close();
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain('This is the demo game vendor');
  });
});
