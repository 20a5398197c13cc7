import { describe, expect, it } from 'vitest';
import { escaped } from './escaped.ts';

describe('escaped', () => {
  it('returns a text whose tags and entities are shown, not read', () => {
    expect(escaped('<b>Tom & "Jerry"</b> &amp;')).toBe('&lt;b&gt;Tom &amp; "Jerry"&lt;/b&gt; &amp;amp;');
  });
});
