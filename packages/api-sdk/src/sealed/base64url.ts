/** Bytes of one call: a function takes so many arguments everywhere. */
const STRIDE = 0x8000;

function binary(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += STRIDE) text += String.fromCharCode(...bytes.subarray(at, at + STRIDE));
  return text;
}

/** Bytes as base64url without padding. */
export function toBase64url(bytes: Uint8Array): string {
  return btoa(binary(bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
}

/** Base64url, padded or not, as bytes. Throws on other characters. */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0));
}
