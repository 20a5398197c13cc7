import type { BrandMessage, ChangeMessage, FrameMessage } from './messages.ts';

/** Frames that load at the same time: each starts an application. */
const AT_ONCE = 2;
/** A frame that has not told of itself by then gives its place to the next, in milliseconds. */
const PATIENCE_MS = 25_000;
/** Frames further from the window than this are taken down: an application for each picture is more than a machine has room for. */
const NEAR = '500px 0px';

/** A frame that has not told by then that it painted a change is waited for no longer (milliseconds). */
const ANSWER_MS = 2_000;

/** Runs on the page of a preview: loads the frames that come near, and passes each change of the brand on to them. */
export function startPage(): void {
  const find = (selector: string): HTMLElement => {
    const element = document.querySelector<HTMLElement>(selector);
    if (element === null) throw new Error(`The page has no ${selector}.`);
    return element;
  };
  const status = find('[data-status]');
  const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-address]')];
  const loading = new Set<HTMLIFrameElement>();
  const shown = new Set<HTMLIFrameElement>();
  const near = new Set<HTMLIFrameElement>();
  let last: ChangeMessage | undefined;
  /** The change with which the page began. */
  let first = 0;
  /** Frames that have not been told of the last change, the next one first. */
  let queue: HTMLIFrameElement[] = [];
  let unanswered: ReturnType<typeof setTimeout> | undefined;

  const pictureOf = (frame: HTMLIFrameElement): HTMLElement => frame.closest('figure') ?? frame;

  /** Tells a frame of a change: its own language's theme alone, since frames share a thread and each reads what it is sent. */
  function send({ change, brand }: ChangeMessage, frame: HTMLIFrameElement): void {
    if (brand === undefined) return;
    const message: BrandMessage = { kind: 'livery:brand', change, brand: brand.brand, theme: brand.themes[frame.dataset['served'] ?? ''] ?? Object.values(brand.themes)[0] };
    frame.contentWindow?.postMessage(message, '*');
  }

  /** How far a picture is from the middle of the window. */
  const distance = (frame: HTMLIFrameElement): number => {
    const { top, bottom } = pictureOf(frame).getBoundingClientRect();
    return Math.abs((top + bottom) / 2 - innerHeight / 2);
  };

  function next(): void {
    const waiting = [...near].filter((frame) => !shown.has(frame) && !loading.has(frame)).sort((a, b) => distance(a) - distance(b));
    for (const frame of waiting.slice(0, AT_ONCE - loading.size)) {
      loading.add(frame);
      pictureOf(frame).dataset['state'] = 'loading';
      if (last !== undefined) frame.dataset['change'] = String(last.change);
      frame.src = frame.dataset['address'] ?? '';
      setTimeout(() => done(frame), PATIENCE_MS);
    }
  }
  function done(frame: HTMLIFrameElement): void {
    if (!loading.delete(frame)) return;
    shown.add(frame);
    pictureOf(frame).dataset['state'] = 'shown';
    // What was saved while it loaded.
    if (last !== undefined && last.change !== Number(frame.dataset['change'] ?? first)) send(last, frame);
    next();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const frame = target.querySelector('iframe');
        if (frame === null || frame.dataset['address'] === undefined) continue;
        if (isIntersecting) near.add(frame);
        else if (near.delete(frame)) {
          loading.delete(frame);
          if (shown.delete(frame)) frame.src = 'about:blank';
          delete pictureOf(frame).dataset['state'];
        }
      }
      next();
    },
    { rootMargin: NEAR },
  );
  for (const frame of frames) observer.observe(pictureOf(frame));

  /** Milliseconds from saving a file to the picture of a frame, for whoever measures it. */
  const took: number[] = [];
  let counted = 0;
  (globalThis as { liveryTook?: readonly number[] }).liveryTook = took;
  addEventListener('message', ({ data, source }) => {
    const message = data as FrameMessage | undefined;
    const frame = frames.find(({ contentWindow }) => contentWindow === source);
    if (frame === undefined || message === undefined) return;
    if (message.kind === 'livery:shown') done(frame);
    if (message.kind !== 'livery:painted' || last === undefined || message.change !== last.change) return;
    if (counted < last.change) {
      counted = last.change;
      const milliseconds = Math.round(Date.now() - last.savedAt);
      took.push(milliseconds);
      find('[data-took]').textContent = `Shown ${milliseconds} ms after it was saved at ${new Date(last.savedAt).toLocaleTimeString()}.`;
      showBesides(last);
    }
    passOnNext(last);
  });

  function showFaults(faults: ChangeMessage['faults']): void {
    status.textContent = faults.length === 0 ? 'brand:check: no fault' : `brand:check: ${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`;
    status.dataset['faulty'] = String(faults.length > 0);
    for (const place of document.querySelectorAll<HTMLElement>('[data-check]')) {
      const here = faults.filter(({ at }) => place.dataset['check'] === '' || at.includes(place.dataset['check'] ?? ''));
      place.replaceChildren(
        ...(here.length === 0 && place.dataset['check'] !== '' ? [document.createTextNode('brand:check: no fault')] : here.map(({ text }) => Object.assign(document.createElement('pre'), { textContent: text }))),
      );
    }
  }

  /** Frames are of one process, so one takes a change after another, the nearest first: the first picture comes as soon as it can. */
  function passOn(change: ChangeMessage): void {
    queue = change.brand === undefined ? [] : [...shown].sort((a, b) => distance(a) - distance(b));
    passOnNext(change);
  }
  function passOnNext(change: ChangeMessage): void {
    clearTimeout(unanswered);
    const frame = last === change ? queue.shift() : undefined;
    document.body.dataset['passing'] = String(frame !== undefined);
    if (frame === undefined) return showBesides(change);
    send(change, frame);
    unanswered = setTimeout(() => passOnNext(change), ANSWER_MS);
  }

  /** The change whose icons and e-mails show. */
  let besides: number | undefined;
  /** Icons and e-mails follow the first picture: they would take the time that it needs. */
  function showBesides(change: ChangeMessage): void {
    if (change.change === besides || change !== last) return;
    const begins = besides === undefined;
    besides = change.change;
    find('[data-icons]').innerHTML = change.icons;
    if (begins || change.brand === undefined) return;
    for (const mail of document.querySelectorAll<HTMLIFrameElement>('iframe[data-mail]')) mail.contentWindow?.location.reload();
  }

  function onChange(change: ChangeMessage): void {
    // Another scheme or language: the page has pictures that are gone, or lacks some.
    if (last !== undefined && last.pictures !== change.pictures) return location.reload();
    if (last === undefined) first = change.change;
    last = change;
    passOn(change);
    showFaults(change.faults);
    if (change.brand === undefined) find('[data-took]').textContent = 'Not shown: the pictures are of the brand before its faults.';
  }
  new EventSource('/events').addEventListener('message', ({ data }) => onChange(JSON.parse(String(data)) as ChangeMessage));

  // What is ticked shows; the rest is not loaded.
  for (const box of document.querySelectorAll<HTMLInputElement>('input[data-filter]')) {
    box.addEventListener('change', () => {
      const off = [...document.querySelectorAll<HTMLInputElement>('input[data-filter]:not(:checked)')].map(({ value }) => value);
      for (const figure of document.querySelectorAll<HTMLElement>('figure[data-is]')) figure.hidden = (figure.dataset['is'] ?? '').split(' ').some((word) => off.includes(word));
    });
  }
  const zoom = document.querySelector<HTMLSelectElement>('select[data-zoom]');
  zoom?.addEventListener('change', () => document.documentElement.style.setProperty('--zoom', zoom.value));
}
