/** The longest that a loaded image waits for the others of its batch, in milliseconds. */
export const MAX_WAIT_MS = 150;

/** An image that has been requested. */
export interface PendingImage {
  /** The image has loaded; `show` is called with the rest of its batch. */
  loaded(show: () => void): void;
  /** The image failed or was unmounted; its batch no longer waits for it. */
  cancel(): void;
}

/** Registers a requested image with the current batch. */
export type BatchReveal = () => PendingImage;

/**
 * Shows images that were requested together in one step: once all have loaded, or after {@link MAX_WAIT_MS}. Each reveal
 * repaints its surroundings, so showing a row image by image would cost a slow phone as many frames.
 */
export function createBatchReveal(): BatchReveal {
  const ready = new Set<() => void>();
  let pending = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const showAll = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const show of ready) show();
    ready.clear();
  };
  const onSettled = (): void => {
    pending -= 1;
    if (pending === 0) showAll();
    else if (ready.size > 0) timer ??= setTimeout(showAll, MAX_WAIT_MS);
  };

  return () => {
    pending += 1;
    let settled = false;
    let ownShow: (() => void) | undefined;
    const settle = (): void => {
      if (settled) return;
      settled = true;
      onSettled();
    };
    return {
      loaded(show) {
        ownShow = show;
        ready.add(show);
        settle();
      },
      cancel() {
        if (ownShow !== undefined) ready.delete(ownShow);
        settle();
      },
    };
  };
}

/** Shared by all images of a page. */
export const addToBatch: BatchReveal = /* @__PURE__ */ createBatchReveal();
