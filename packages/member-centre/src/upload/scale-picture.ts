/** How a picture is scaled down before it is sent. */
export interface Scaling {
  /** Longest side in pixels. */
  readonly side: number;
  /** Cuts the middle out as a square. */
  readonly square?: true;
}

/** Papers and screens are legible so. */
export const legible: Scaling = { side: 2400 };
/** An account's picture is never shown larger. */
export const small: Scaling = { side: 256, square: true };

/** Files up to this many bytes are sent as they are. */
const ENOUGH = 400_000;
const QUALITY = 0.85;

/**
 * A picture that is small enough to be sent from a telephone; the file itself where it is small already, or where the browser
 * cannot read it: the server then says what is wrong with it.
 */
export async function scalePicture(file: File, { side, square }: Scaling): Promise<Blob> {
  if (square === undefined && file.size <= ENOUGH) return file;
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (bitmap === undefined) return file;
  const [width, height] = square === undefined ? [bitmap.width, bitmap.height] : [Math.min(bitmap.width, bitmap.height), Math.min(bitmap.width, bitmap.height)];
  const scale = Math.min(1, side / Math.max(width, height));
  const canvas = Object.assign(document.createElement('canvas'), { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) });
  const type = square === undefined ? 'image/jpeg' : 'image/webp';
  canvas.getContext('2d')?.drawImage(bitmap, (bitmap.width - width) / 2, (bitmap.height - height) / 2, width, height, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  const scaled = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY));
  return scaled !== null && (square !== undefined || scaled.size < file.size) ? scaled : file;
}

/** The content of a file as base64. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.slice(result.indexOf(',') + 1) : '');
    });
    reader.addEventListener('error', () => reject(new Error('The file cannot be read.', { cause: reader.error })));
    reader.readAsDataURL(file);
  });
}
