import { describe, expect, it } from 'vitest';
import { missingFontsText } from './system-fonts.ts';

describe('missingFontsText', () => {
  it('returns one sentence with the package for all languages without a font', () => {
    expect(missingFontsText(['EN', 'CN', 'JA', 'RU', 'AR'], {}, (tag) => tag === 'ru')).toBe(
      'This machine has no font with simplified Chinese, Japanese letters, so pictures in CN, JA show boxes. On Debian and Ubuntu: apt install fonts-noto-cjk',
    );
  });

  it('returns undefined where every font is there, where nothing says so, and for letters that brands bring', () => {
    expect(missingFontsText(['CN'], {}, () => true)).toBeUndefined();
    expect(missingFontsText(['CN'], {}, () => undefined)).toBeUndefined();
    expect(missingFontsText(['EN', 'AR', 'TY'], {}, () => false)).toBeUndefined();
  });
});
