export { comparePictures, encodePicture, type Comparison } from './compare.ts';
export { corePictures, type Look, type Picture } from './core-set.ts';
