/** Has the browser save a text as a file. @param type its media type */
export function saveText(fileName: string, text: string, type = 'text/plain'): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has taken hold of the data by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
