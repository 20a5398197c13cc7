import type { RefusalReason } from './upload-list.ts';

/** What an image upload shows and says. Names are those of files. */
export interface ImageUploadTexts {
  /** "Drop pictures here, or paste them." */
  readonly prompt: string;
  readonly choose: string;
  /** Shown on touch screens: "Take a picture". */
  readonly takePicture: string;
  /** Names the list of the files taken. */
  readonly list: string;
  readonly uploading: (name: string) => string;
  /** How a file stands; shown under its name, and spoken after it. */
  readonly uploaded: string;
  /** Gets what the upload was rejected with. */
  readonly failed: (error: unknown) => string;
  readonly removed: string;
  readonly remove: (name: string) => string;
  readonly retry: (name: string) => string;
  /** Why a file was not taken, and what to do. */
  readonly refused: Readonly<Record<RefusalReason, (name: string) => string>>;
}
