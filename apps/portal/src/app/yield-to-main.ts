/**
 * Ends the running task, so that the browser may draw and answer a touch before what follows: the start of the
 * application is long work for a slow phone, and is cut with this where it can be.
 */
export function yieldToMain(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
