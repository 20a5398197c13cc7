const LIVE = '[aria-live], [role=status], [role=alert]';

function isSpoken(region: Element): boolean {
  return region.getAttribute('aria-live') !== 'off' && region.closest('[aria-hidden=true], [inert]') === null && (region as HTMLElement).checkVisibility();
}

/** Whether a change is told with all that stands in the region, as it is of a status and an alert. */
const isAtomic = (region: Element): boolean => region.matches('[role=status], [role=alert], [aria-atomic=true]');
const textOf = (node: Node): string => (node.textContent ?? '').trim();

/** The texts that stand in a node, each of them told by itself where the region is not atomic. */
function textsIn(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [textOf(node)];
  return [...node.childNodes].flatMap(textsIn);
}

/**
 * Hears what a screen reader is told of: each live region that appears with a text, and each change of one. Where nothing says
 * that a region is told as a whole, each changed text in it is heard alone. `heard()` returns the texts since it was last called.
 */
export function listen(): { readonly heard: () => string[]; readonly stop: () => void } {
  let said: string[] = [];
  const observer = new MutationObserver((changes) => {
    const wholes = new Set<Element>();
    for (const { target, addedNodes, type } of changes) {
      if (type === 'attributes') {
        // What is shown again to screen readers is told as if it had come.
        if (target instanceof Element) for (const region of target.querySelectorAll(LIVE)) if (isSpoken(region)) wholes.add(region);
        continue;
      }
      const changed = type === 'characterData' ? [target] : [...addedNodes];
      for (const node of changed) {
        if (!node.isConnected) continue;
        const around = (node instanceof Element ? node : node.parentElement)?.closest(LIVE);
        const regions = around == null ? (node instanceof Element ? [...node.querySelectorAll(LIVE)] : []) : [around];
        for (const region of regions) {
          if (!isSpoken(region)) continue;
          if (isAtomic(region)) wholes.add(region);
          else said.push(...textsIn(around === null ? region : node));
        }
      }
    }
    said.push(...[...wholes].map(textOf));
    said = said.filter((text) => text !== '');
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true, attributeFilter: ['aria-hidden', 'inert'] });
  return {
    heard() {
      const before = said;
      said = [];
      return before;
    },
    stop: () => observer.disconnect(),
  };
}
