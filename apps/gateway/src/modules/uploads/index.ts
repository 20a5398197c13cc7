export type { MediaType } from './image/clean-image.ts';
export { uploadHandlers } from './handlers.ts';
export { createUploads, type Claim, type ImageContent, MOST_BYTES, MOST_IMAGES, type UploadedImage, type UploadPurpose, type Uploads } from './uploads.ts';
