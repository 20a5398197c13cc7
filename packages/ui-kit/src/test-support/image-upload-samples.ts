import { pngOf } from '../qr/qr-download.ts';
import type { ImageUploadTexts } from '../upload/image-upload-texts.ts';

export const englishImageUploadTexts: ImageUploadTexts = {
  prompt: 'Drop pictures here, or paste them. PNG or JPEG, up to 5 MB each.',
  choose: 'Choose pictures',
  takePicture: 'Take a picture',
  list: 'Your pictures',
  uploading: (name) => `${name} is being uploaded`,
  uploaded: 'Uploaded',
  failed: () => 'Could not be uploaded. Check your connection and try again.',
  removed: 'Removed',
  remove: (name) => `Remove ${name}`,
  retry: (name) => `Upload ${name} again`,
  refused: {
    wrongType: (name) => `${name} is no PNG or JPEG picture. Choose another file.`,
    tooLarge: (name) => `${name} is larger than 5 MB. Choose a smaller picture.`,
    tooMany: (name) => `${name} is one too many: 3 pictures are enough. Remove one first.`,
    duplicate: (name) => `${name} is in the list already.`,
  },
};

/** A small picture that a browser can show. */
export function samplePng(name: string, colour: string): File {
  const canvas = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.fillStyle = colour;
    context.fillRect(0, 0, 64, 64);
  }
  return new File([pngOf(canvas)], name, { type: 'image/png', lastModified: 1 });
}
