/** A small picture that a browser can show. */
export async function samplePicture(name: string, width = 64, height = 48): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = 'teal';
    context.fillRect(0, 0, width, height);
  }
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([blob ?? new Blob()], name, { type: 'image/png', lastModified: 1 });
}

/** Chooses files as a person does in the dialog of an input. */
export function chooseFiles(input: HTMLInputElement | null, ...files: readonly File[]): void {
  if (input === null) throw new Error('There is no place for files.');
  const chosen = new DataTransfer();
  for (const file of files) chosen.items.add(file);
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}
