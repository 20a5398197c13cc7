import { describe, expect, it } from 'vitest';
import { frameSandbox } from './sandbox.ts';

const here = 'https://play.example/game?gameId=1';
const foreign = 'https://vendor.example/slot?token=1';

describe('frameSandbox', () => {
  it('permits scripts only when the vendor has no permission', () => {
    const strict = { sandbox: 'allow-scripts', origin: 'null' };
    expect([frameSandbox(foreign, here), frameSandbox(foreign, here, [])]).toEqual([strict, strict]);
  });

  it("permits what the vendor's permissions allow", () => {
    expect(frameSandbox(foreign, here, ['sameOrigin', 'pointerLock'])).toEqual({ sandbox: 'allow-scripts allow-same-origin allow-pointer-lock', origin: 'https://vendor.example' });
    expect(frameSandbox(foreign, here, ['forms', 'popups', 'topNavigation']).sandbox).toBe('allow-scripts allow-forms allow-popups allow-top-navigation-by-user-activation');
  });

  it.each(['https://play.example/slot', '/slot', 'about:blank', 'javascript:alert(1)', 'data:text/html,x'])('gives %s no origin, whatever is permitted', (url) => {
    expect(frameSandbox(url, here, ['sameOrigin', 'forms'])).toEqual({ sandbox: 'allow-scripts allow-forms', origin: 'null' });
  });
});
