import { describe, expect, it, vi } from 'vitest';
import { saveBlob } from './save-blob.ts';

describe('saveBlob', () => {
  it('returns at once and revokes the object URL only after a minute, since some browsers read it after the click', () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const after = vi.fn((_milliseconds: number, _then: () => void) => () => {});
    saveBlob('codes.txt', new Blob(['ABCDE']), after);
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('codes.txt');
    // What other tests of this page saved is revoked meanwhile.
    const url: unknown = made.mock.results[0]?.value;
    expect(after.mock.calls[0]?.[0]).toBe(60_000);
    expect(revoked).not.toHaveBeenCalledWith(url);
    after.mock.calls[0]?.[1]();
    expect(revoked).toHaveBeenCalledWith(url);
  });
});
