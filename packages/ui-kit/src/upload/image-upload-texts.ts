import type { RefusalReason } from './upload-list.ts';

/** Texts of an image upload. `name` arguments are file names. */
export interface ImageUploadTexts {
  /** "Drop pictures here, or paste them." */
  readonly prompt: string;
  readonly choose: string;
  /** Shown on touch screens: "Take a picture". */
  readonly takePicture: string;
  /** Accessible name of the file list. */
  readonly list: string;
  readonly uploading: (name: string) => string;
  /** State of a file; shown below its name and announced after it. */
  readonly uploaded: string;
  /** Receives the rejection reason of the upload. */
  readonly failed: (error: unknown) => string;
  readonly removed: string;
  readonly remove: (name: string) => string;
  readonly retry: (name: string) => string;
  /** Why a file was rejected, and what to do. */
  readonly refused: Readonly<Record<RefusalReason, (name: string) => string>>;
}
