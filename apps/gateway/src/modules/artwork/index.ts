export { canvases, type CanvasName } from './styles/frame.ts';
export { drawMark, drawPicture } from './draw.ts';
export { palettesOf } from './fleet-palettes.ts';
export { type EmblemName, isFreelyColoured } from './emblems/index.ts';
export { type ArtPalette, type ArtStyle, artStyles, artVersion, defaultPalettes } from './palette.ts';
export { type ArtSubject, fingerprint } from './plan.ts';
export { type ArtDirectory, createArtDirectory, registerArtwork } from './serve.ts';
export { between, pick, type Rand, seeded } from './seeded.ts';
export { type SceneName } from './scenes/index.ts';
