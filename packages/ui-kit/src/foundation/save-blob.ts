import { afterTimeout } from './after-timeout.ts';
import type { After } from './after-timeout.ts';

/** Time that a browser has for reading the data: some begin after the click, and lose what is revoked by then. */
const READ_WITHIN_MS = 60_000;

/** Has the browser save data as a file. */
export function saveBlob(fileName: string, blob: Blob, after: After = afterTimeout): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  after(READ_WITHIN_MS, () => URL.revokeObjectURL(url));
}
