import jsQR from 'jsqr';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fixedTokens } from '@livery/brand-kit';
import { pictureOfMatrix, pngOf, savePng } from './qr-download.ts';
import { QrCode } from './qr-code.tsx';
import { qrMatrix } from './qr-matrix.ts';

const VALUE = 'https://example.com/invite?code=MARIA28';
const labels = { loading: 'Loading the code', error: 'The code could not be loaded.', retry: 'Try again', download: 'Save as picture' };

async function pixelsOf(blob: Blob): Promise<ImageData> {
  const bitmap = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  return context.getImageData(0, 0, bitmap.width, bitmap.height);
}

const read = async (blob: Blob) => {
  const { data, width, height } = await pixelsOf(blob);
  return jsQR(data, width, height)?.data;
};

const codeOf = (value: string) => Promise.resolve(pngOf(pictureOfMatrix(qrMatrix(value) ?? [])));

beforeEach(() => {
  const root = document.documentElement.style;
  root.setProperty('--qr-light', fixedTokens.qr.light);
  root.setProperty('--qr-dark', fixedTokens.qr.dark);
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('style');
});

describe('QrCode with a text', () => {
  it('draws a code that a scanner reads, on a dark page too', async () => {
    document.documentElement.style.background = '#101010';
    render(<QrCode source={{ value: VALUE }} label="Invitation of maria_28" labels={labels} />);
    const drawing = screen.getByRole('img', { name: 'Invitation of maria_28' });
    const frame = drawing.parentElement!;
    expect([drawing.getBoundingClientRect().width, getComputedStyle(frame).backgroundColor]).toEqual([160, 'rgb(255, 255, 255)']);
    const shot = await page.screenshot({ element: frame, base64: true, save: false });
    expect(await read(await (await fetch(`data:image/png;base64,${shot}`)).blob())).toBe(VALUE);
  });

  it('shows an error without a retry button when the text is too long', () => {
    render(<QrCode source={{ value: 'x'.repeat(4000) }} label="Code" labels={labels} fileName="code.png" />);
    expect(screen.getByRole('alert').textContent).toBe(labels.error);
    expect(screen.queryByRole('button', { name: labels.retry })).toBeNull();
    expect(screen.getByRole('button', { name: labels.download }).getAttribute('aria-disabled')).toBe('true');
  });

  it('saves a PNG file that a scanner reads', async () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    render(<QrCode source={{ value: VALUE }} label="Code" labels={labels} fileName="invite.png" />);
    await userEvent.click(screen.getByRole('button', { name: labels.download }));
    await waitFor(() => expect(clicked).toHaveBeenCalledTimes(1));
    expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe('invite.png');
    const blob = made.mock.calls[0]![0] as Blob;
    expect([blob.type, await read(blob)]).toEqual(['image/png', VALUE]);
    // What other tests of this page saved may be revoked meanwhile.
    expect(revoked).not.toHaveBeenCalledWith(made.mock.results[0]?.value);
  });
});

describe('savePng', () => {
  it('revokes the object URL only after a minute, since some browsers read it after the click', () => {
    const made = vi.spyOn(URL, 'createObjectURL');
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const after = vi.fn((_milliseconds: number, _then: () => void) => () => {});
    savePng(pictureOfMatrix(qrMatrix(VALUE) ?? []), 'invite.png', after);
    const url: unknown = made.mock.results[0]?.value;
    expect(after.mock.calls[0]?.[0]).toBe(60_000);
    expect(revoked).not.toHaveBeenCalledWith(url);
    after.mock.calls[0]?.[1]();
    expect(revoked).toHaveBeenCalledWith(url);
  });
});

describe('QrCode with an image', () => {
  it('fetches and shows the image, and revokes its object URL on unmount', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const load = vi.fn(() => codeOf(VALUE));
    const { unmount } = render(<QrCode source={{ url: '/qr.png', load }} label="App" labels={labels} />);
    expect(screen.getByRole('status').textContent).toBe(labels.loading);
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'App' });
    expect(load).toHaveBeenCalledExactlyOnceWith('/qr.png', expect.any(AbortSignal));
    expect(await read(await (await fetch(image.src)).blob())).toBe(VALUE);
    unmount();
    expect(revoked).toHaveBeenCalledWith(image.src);
  });

  it('shows a failure and retries on request', async () => {
    const load = vi.fn<() => Promise<Blob>>().mockRejectedValueOnce(new Error('offline')).mockImplementation(() => codeOf(VALUE));
    render(<QrCode source={{ url: '/qr.png', load }} label="App" labels={labels} />);
    expect((await screen.findByRole('alert')).textContent).toBe(labels.error);
    await userEvent.click(screen.getByRole('button', { name: labels.retry }));
    expect(await screen.findByRole('img', { name: 'App' })).not.toBeNull();
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('shows an error when the response is not an image', async () => {
    render(<QrCode source={{ url: '/qr.png', load: () => Promise.resolve(new Blob(['<p>404</p>'], { type: 'text/html' })) }} label="App" labels={labels} />);
    expect((await screen.findByRole('alert')).textContent).toBe(labels.error);
  });

  it('aborts the fetch of an outdated URL and ignores its response', async () => {
    const signals: AbortSignal[] = [];
    const answers: ((blob: Blob) => void)[] = [];
    const load = (_url: string, signal: AbortSignal) => {
      signals.push(signal);
      return new Promise<Blob>((resolve) => answers.push(resolve));
    };
    const view = (url: string) => <QrCode source={{ url, load }} label="App" labels={labels} />;
    const { rerender } = render(view('/one.png'));
    rerender(view('/two.png'));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
    const [one, two] = [await codeOf('one'), await codeOf('two')];
    answers[0]!(one);
    answers[1]!(two);
    const image = await screen.findByRole<HTMLImageElement>('img', { name: 'App' });
    expect(await read(await (await fetch(image.src)).blob())).toBe('two');
  });
});
