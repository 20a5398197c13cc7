import { describe, expect, it } from 'vitest';
import { outboxPage } from './dev-outbox.ts';

describe('outboxPage', () => {
  it('escapes messages, and says when there are none', () => {
    const message = { id: '1', tenant: 'T', channel: 'email', recipient: '"a"<b>', subject: '<s>', text: '<script>', queuedAt: new Date(0) } as const;
    expect(outboxPage([message])).toContain('&quot;a&quot;&lt;b&gt;');
    expect(outboxPage([message])).not.toMatch(/<script|<s>/);
    expect(outboxPage([])).toContain('Nothing has been queued yet.');
  });
});
