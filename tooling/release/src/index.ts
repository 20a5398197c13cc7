export { packageRelease } from './archive/package-release.ts';
export type { PackageOptions } from './archive/package-release.ts';
export type { Archive } from './archive/write-archive.ts';
export { packPackages } from './packages/pack.ts';
export type { Tarball } from './packages/pack.ts';
