import { announcement, renderApp } from '@livery/testing';
import { backgroundOf, systemColour, withForcedColours } from '@livery/ui-kit/test-support';
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { NoticeReader } from './notice-reader.tsx';

withForcedColours();
afterEach(cleanup);

const notices = [announcement({ id: 'a-1', title: 'First' }), announcement({ id: 'a-2', title: 'Second' })];

/** Its button stands for a push that brings another notice. */
function Pushed() {
  const [list, setList] = useState(notices);
  return (
    <>
      <button type="button" onClick={() => setList([announcement({ id: 'a-0', title: 'Newest' }), ...notices])}>Push</button>
      <NoticeReader notices={list} level={2} />
    </>
  );
}

const statusText = () => screen.getByRole('status', { hidden: true }).textContent;

describe('NoticeReader', () => {
  it('shows the chosen title in forced colours', async () => {
    await renderApp(<NoticeReader notices={notices} level={2} />);
    const titles = [/^First/, /^Second/].map((name) => screen.getByRole('button', { name }));
    expect(titles.map((title) => backgroundOf(title) === systemColour('Highlight'))).toEqual([true, false]);
    // The other has no visible mark at its side.
    expect(titles[1] && getComputedStyle(titles[1]).borderInlineStartColor).toBe(systemColour('Canvas'));
  });

  it('announces the title that was chosen beside the text', async () => {
    await renderApp(<NoticeReader notices={notices} level={2} />);
    await userEvent.click(screen.getByRole('button', { name: /^Second/ }));
    expect([statusText(), document.activeElement?.tagName]).toEqual(['Second', 'BUTTON']);
  });

  describe('on a phone', () => {
    beforeEach(() => page.viewport(390, 844));
    afterEach(() => page.viewport(1280, 800));

    it('leaves the focus where it is when a push brings another notice', async () => {
      await renderApp(<Pushed />);
      await userEvent.click(screen.getByRole('button', { name: 'Push' }));
      expect(screen.getByRole('heading', { name: 'Newest' })).toBeVisible();
      expect(document.activeElement?.textContent).toBe('Push');
    });

    it('moves the focus to the heading of a chosen text, and does not announce it as well', async () => {
      await renderApp(<NoticeReader notices={notices} level={2} />);
      for (const title of ['First', 'Second']) {
        await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${title}`) }));
        expect([document.activeElement?.tagName, document.activeElement?.textContent, statusText()]).toEqual(['H2', title, '']);
      }
    });
  });
});
