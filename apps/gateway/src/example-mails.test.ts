import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exampleMails } from './example-mails.ts';
import { completeLanguageCodes } from './platform/texts/index.ts';

const modules = join(import.meta.dirname, 'modules');

describe('exampleMails', () => {
  it.each(completeLanguageCodes)('writes each kind in words of its own in %s', (language) => {
    const mails = exampleMails('Lagoon', language);
    expect(mails.map(({ kind }) => kind)).toEqual(['email-code', 'address-taken', 'temporary-password', 'security-notice']);
    expect(new Set(mails.map(({ subject }) => subject)).size).toBe(4);
    for (const { html } of mails) expect(html).toMatch(/^<!doctype html>[^]*Lagoon/i);
  });

  it('has the mails of every place that queues one', () => {
    const queueing = readdirSync(modules, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && /queue\([^;]*channel: 'email'/.test(readFileSync(join(modules, path), 'utf8')));
    // Another place may write a kind that exampleMails does not have yet.
    expect(queueing.map((path) => path.replaceAll('\\', '/')).toSorted()).toEqual(['auth/security-centre/security-notices.ts', 'auth/sign-in/password-handlers.ts', 'verification/email/email-codes.ts']);
  });
});
