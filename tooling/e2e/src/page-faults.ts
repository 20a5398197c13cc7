import type { Page } from '@playwright/test';

/** Something on a page that a reader of its language would stumble over. */
export interface PageFault {
  readonly kind: 'scrolls' | 'clipped' | 'outside' | 'covered' | 'foreign' | 'mirrored' | 'side' | 'digits';
  /** The element, by its tag and what tells it apart. */
  readonly where: string;
  readonly text: string;
}

export interface PageFaultOptions {
  /** Words in Latin letters that may stand on a page of another writing system, as the source of an expression that matches such a word. */
  readonly latin: readonly string[];
}

/**
 * Faults of what a page shows at its present size: it scrolls sideways, a text is cut off, covered by another or lies outside the window, words
 * are left in Latin letters (names of elements that assistive technology reads too), an icon that points in reading direction is not mirrored, text is
 * bound to a physical side, a number is written in other digits than the rest. Text that is cut off on purpose has an ellipsis, and a title or name that says it whole.
 */
export async function pageFaults(page: Page, { latin }: PageFaultOptions): Promise<PageFault[]> {
  return page.evaluate((allowed) => {
    const faults: { kind: PageFault['kind']; where: string; text: string }[] = [];
    const root = document.documentElement;
    const rtl = root.dir === 'rtl';
    const { clientWidth } = root;
    const styles = new Map<Element, CSSStyleDeclaration>();
    const styleOf = (element: Element): CSSStyleDeclaration => {
      const known = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, known);
      return known;
    };
    const nameOf = (element: Element): string => {
      const marks = ['role', 'data-part', 'name', 'type'].flatMap((name) => (element.hasAttribute(name) ? [`[${name}=${element.getAttribute(name) ?? ''}]`] : []));
      return element.tagName.toLowerCase() + marks.join('');
    };
    const whereOf = (element: Element): string => {
      const path: string[] = [];
      for (let at: Element | null = element; at !== null && at !== document.body && path.length < 6; at = at.parentElement) path.unshift(nameOf(at));
      return path.join(' > ');
    };
    const add = (kind: PageFault['kind'], element: Element, text: string): void => {
      faults.push({ kind, where: whereOf(element), text: text.replace(/\s+/g, ' ').trim().slice(0, 90) });
    };
    const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    /** Whether only assistive technology meets an element. */
    const isSpokenOnly = (element: Element | null): boolean => {
      for (let at = element; at !== null && at !== document.body; at = at.parentElement) {
        const box = at.getBoundingClientRect();
        if (styleOf(at).position === 'absolute' && box.width <= 2 && box.height <= 2) return true;
      }
      return false;
    };
    const isFixed = (element: Element): boolean => {
      for (let at: Element | null = element; at !== null; at = at.parentElement) if (['fixed', 'sticky'].includes(styleOf(at).position)) return true;
      return false;
    };
    const saysItWhole = (element: Element): boolean => element.closest('[title], [aria-label], [data-tooltip]') !== null;
    const isMeant = (element: Element): boolean => {
      const { textOverflow, webkitLineClamp } = styleOf(element);
      return (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') && saysItWhole(element);
    };

    if (root.scrollWidth > root.clientWidth) faults.push({ kind: 'scrolls', where: 'html', text: `${root.scrollWidth} > ${root.clientWidth}` });

    const top = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].filter(isShown).at(-1);
    /** What lies over the middle of a text's ends, but for what it is a part of. */
    const coverOf = (element: Element, { left, right, top: above, bottom }: DOMRect): Element | undefined =>
      [left + 3, right - 3]
        .map((x) => document.elementFromPoint(x, (above + bottom) / 2))
        .find((hit) => hit !== null && hit.closest('[data-part=cover]') === null && !hit.contains(element) && !element.contains(hit) && hit.closest('label, a, button')?.contains(element) !== true && (hit.textContent ?? '').trim() !== '') ?? undefined;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const allowedWords = new RegExp(allowed.join('|'), 'gu');
    const foreignOf = (text: string): string | undefined => {
      // What is put into a text of a page from right to left stands between marks: names and amounts.
      const rest = text.replace(/\u2068[^\u2069]*\u2069/g, ' ').replace(allowedWords, ' ');
      return /\p{Script=Latin}{2,}/u.exec(rest) === null ? undefined : rest;
    };
    const checkWords = (element: Element, text: string): void => {
      if (element.closest('[translate=no], [lang]:not(html), bdi, code, script, style, noscript') !== null) return;
      const foreign = foreignOf(text);
      if (foreign !== undefined) add('foreign', element, foreign);
    };
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || text.trim() === '' || element.closest('script, style, noscript, [inert]') !== null || !isShown(element)) continue;
      checkWords(element, text);
      if (/[\u0660-\u0669\u06F0-\u06F9]/.test(text)) add('digits', element, text);
      // A drawing has a layout of its own.
      if (element.closest('svg') !== null || isSpokenOnly(element)) continue;
      const style = styleOf(element);
      if (rtl && style.textAlign === 'left' && style.direction === 'rtl') add('side', element, `${style.textAlign}: ${text}`);
      const range = document.createRange();
      range.selectNodeContents(node);
      const slack = 0.4 * Number.parseFloat(style.fontSize);
      for (const rect of range.getClientRects()) {
        if (rect.width === 0) continue;
        let clippedBy: Element | undefined;
        let scrolled = false;
        for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) {
          const { overflowX, overflowY, position, display } = styleOf(at);
          if (display === 'inline' || display === 'contents') continue;
          const box = at.getBoundingClientRect();
          if (overflowX === 'auto' || overflowX === 'scroll') scrolled = true;
          const acrossCut = (overflowX === 'hidden' || overflowX === 'clip') && !scrolled && (rect.left < box.left - 1.5 || rect.right > box.right + 1.5);
          const downCut = (overflowY === 'hidden' || overflowY === 'clip') && (rect.top < box.top - slack || rect.bottom > box.bottom + slack);
          if ((acrossCut || downCut) && !isMeant(at)) clippedBy = at;
          if (overflowY === 'auto' || overflowY === 'scroll' || scrolled || clippedBy !== undefined || position === 'fixed') break;
        }
        if (clippedBy !== undefined) {
          add('clipped', clippedBy, text);
          break;
        }
        // Below a bar that stays in its place a text may lie, and in what scrolls.
        const cover = scrolled || (top !== undefined && !top.contains(element)) ? undefined : coverOf(element, rect);
        if (cover !== undefined && !isFixed(cover) && element.parentElement?.parentElement?.contains(cover) === true) {
          add('covered', element, `${text} by ${cover.textContent ?? ''}`);
          break;
        }
        if (!scrolled && (rect.left < -1 || rect.right > clientWidth + 1)) {
          add('outside', element, text);
          break;
        }
      }
    }

    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], img[alt], input[type=button], [aria-description], [aria-valuetext]')) {
      if (!isShown(element) || element.closest('[inert]') !== null) continue;
      for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description', 'aria-valuetext']) {
        const text = element.getAttribute(name);
        if (text !== null) checkWords(element, text);
      }
    }
    // A field whose hint does not fit shows half of it.
    for (const input of document.querySelectorAll('input')) {
      if (!isShown(input) || input.placeholder === '' || input.value !== '') continue;
      const { fontWeight, fontSize, fontFamily } = getComputedStyle(input, '::placeholder');
      const canvas = new OffscreenCanvas(1, 1).getContext('2d');
      if (canvas === null) continue;
      canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`;
      const { paddingInlineStart, paddingInlineEnd } = styleOf(input);
      if (canvas.measureText(input.placeholder).width > input.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd) + 2) add('clipped', input, input.placeholder);
    }
    for (const select of document.querySelectorAll('select')) if (isShown(select) && select.scrollWidth > select.clientWidth + 1) add('clipped', select, select.selectedOptions[0]?.text ?? '');
    if (rtl) for (const icon of document.querySelectorAll('svg[data-mirrors]')) if (isShown(icon) && styleOf(icon).scale !== '-1 1') add('mirrored', icon, styleOf(icon).scale);
    return faults;
  }, [...latin]);
}
