export type ImageType = 'png' | 'jpeg';

const signatures: Readonly<Record<ImageType, readonly number[]>> = {
  png: [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  jpeg: [0xff, 0xd8, 0xff],
};

/**
 * Detects the type of an image from its first bytes, ignoring name and declared type; undefined for other files, and for one
 * that cannot be read: a picture in the cloud, or one that was moved since it was chosen.
 */
export async function imageType(file: Blob): Promise<ImageType | undefined> {
  const start = new Uint8Array(await file.slice(0, 8).arrayBuffer().catch(() => new ArrayBuffer()));
  const types = Object.keys(signatures) as ImageType[];
  return types.find((type) => signatures[type].every((byte, index) => start[index] === byte));
}
