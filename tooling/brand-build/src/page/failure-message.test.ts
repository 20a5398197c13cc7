import type { Brand } from '@livery/brand-kit';
import { describe, expect, it } from 'vitest';
import { failureTemplate } from './failure-message.ts';

const offering = (...offered: Brand['languages']['offered']) => ({ languages: { offered, default: offered[0], remap: {} } }) as Pick<Brand, 'languages'>;

describe('failureTemplate', () => {
  it('returns the message in English and the next language, with a link each that loads the page anew', () => {
    const html = failureTemplate(offering('EN', 'TY'));
    expect(html).toContain('<section lang="en" dir="ltr"><h1>Something went wrong on this page</h1>');
    expect(html).toContain('<section lang="te" dir="ltr"><h2>');
    expect(html.match(/<a href="">/g)).toHaveLength(2);
  });

  it('puts the brand’s default language before English', () => {
    expect(failureTemplate(offering('TY', 'EN'))).toMatch(/lang="te".*lang="en"/);
  });

  it('has one language where the brand offers one', () => {
    expect(failureTemplate(offering('EN')).match(/<section/g)).toHaveLength(1);
  });
});
