/** Waits until what was drawn last shows, and a focus scope has looked for the focus after it. */
export const drawn = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
