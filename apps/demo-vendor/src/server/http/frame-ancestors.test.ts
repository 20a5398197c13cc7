import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, frameAncestorsOf } from './frame-ancestors.ts';

const frameAncestors = frameAncestorsOf(['http://localhost:*', 'http://*.localhost:*', 'https://play.example']);

describe('allowedOrigin', () => {
  it.each([
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://shop.localhost:4000/rng?x=1', 'http://shop.localhost:4000'],
    ['https://play.example/', 'https://play.example'],
  ])('returns the origin of %s', (address, origin) => expect(frameAncestors.allowedOrigin(address)).toBe(origin));
  it.each(['https://localhost:4000', 'http://localhost.evil.example', 'https://play.example.evil', 'https://playxexample', 'javascript:alert(1)', 'nonsense'])(
    'returns null for %s',
    (address) => expect(frameAncestors.allowedOrigin(address)).toBeNull(),
  );
});

describe('contentSecurityPolicy', () => {
  it('lists the frame ancestors and allows no inline script', () => {
    expect(contentSecurityPolicy(frameAncestors)).toContain('frame-ancestors http://localhost:* http://*.localhost:* https://play.example');
    expect(contentSecurityPolicy(frameAncestors)).not.toContain('unsafe');
    expect(contentSecurityPolicy(frameAncestorsOf([]))).toContain("frame-ancestors 'none'");
  });
});
