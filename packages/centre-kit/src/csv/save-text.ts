import { saveBlob } from '@livery/ui-kit';

/** Has the browser save a text as a file. @param type its media type */
export function saveText(fileName: string, text: string, type = 'text/plain'): void {
  saveBlob(fileName, new Blob([text], { type }));
}
