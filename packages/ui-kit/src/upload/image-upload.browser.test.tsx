import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cdp, userEvent } from 'vitest/browser';
import { englishImageUploadTexts, samplePng } from '../test-support/image-upload-samples.ts';
import { ImageUpload } from './image-upload.tsx';
import type { UploadFile } from './upload-list.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

interface Sent {
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly finish: (result: string) => void;
  readonly fail: (error: unknown) => void;
}

function show(error?: string) {
  const sent: Sent[] = [];
  const onChange = vi.fn<(results: readonly string[]) => void>();
  const upload: UploadFile<string> = (_, { signal, onProgress }) =>
    new Promise((finish, fail) => {
      sent.push({ signal, onProgress, finish, fail });
    });
  const { unmount } = render(
    <StrictMode>
      <ImageUpload label="Proof of address" hint="A bill of the last three months." error={error} upload={upload} onChange={onChange} texts={englishImageUploadTexts} />
    </StrictMode>,
  );
  return { sent, onChange, unmount };
}

const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement;
const choose = (...files: File[]) => userEvent.upload(input(), files);
const transfer = (...files: File[]) => {
  const data = new DataTransfer();
  for (const file of files) data.items.add(file);
  return data;
};
const zone = () => screen.getByText(englishImageUploadTexts.prompt).parentElement as HTMLElement;
const drop = (...files: File[]) => {
  // A DataTransfer created by script has no file system entries.
  vi.spyOn(DataTransferItem.prototype, 'webkitGetAsEntry').mockReturnValue({ isFile: true } as FileSystemEntry);
  for (const type of ['dragenter', 'dragover', 'drop']) zone().dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer(...files) }));
};
const rows = () => screen.queryAllByRole('listitem');

interface Session {
  readonly send: (method: string, parameters: object) => Promise<unknown>;
}

const touch = (enabled: boolean) => (cdp() as unknown as Session).send('Emulation.setTouchEmulationEnabled', { enabled });

describe('ImageUpload on a touch screen', () => {
  afterEach(() => touch(false));

  it('offers the camera, whose picture is uploaded like a chosen file', async () => {
    await touch(true);
    const { sent } = show();
    await screen.findByRole('button', { name: englishImageUploadTexts.takePicture });
    const camera = document.querySelector<HTMLInputElement>('input[type=file][capture=environment]') as HTMLInputElement;
    await userEvent.upload(camera, samplePng('picture.png', 'teal'));
    await waitFor(() => expect(sent).toHaveLength(1));
  });
});

describe('ImageUpload', () => {
  it('offers no camera where there is a mouse', () => {
    show();
    expect(screen.queryByRole('button', { name: englishImageUploadTexts.takePicture })).toBeNull();
  });

  it('accepts multiple PNG and JPEG files in the file picker', () => {
    show();
    expect([input().accept, input().multiple]).toEqual(['image/png,image/jpeg', true]);
  });

  it('uploads selected files, shows the progress and announces completion', async () => {
    const { sent, onChange } = show();
    await choose(samplePng('bill.png', 'teal'));
    const bar = await screen.findByRole('progressbar', { name: 'bill.png is being uploaded' });
    sent[0]?.onProgress(0.4);
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('40'));
    sent[0]?.finish('id-1');
    await waitFor(() => expect(onChange.mock.calls).toEqual([[['id-1']]]));
    await waitFor(() => expect(screen.getByText('Uploaded', { selector: '[role=status] *' }).parentElement?.textContent).toBe('bill.png Uploaded'));
  });

  it('announces each of two files of one name', async () => {
    const { sent } = show();
    await choose(samplePng('bill.png', 'teal'));
    await choose(new File([samplePng('bill.png', 'navy')], 'bill.png', { type: 'image/png', lastModified: 2 }));
    await waitFor(() => expect(sent).toHaveLength(2));
    for (const { finish } of sent) finish('id');
    await waitFor(() => expect(screen.getAllByText('Uploaded', { selector: '[role=status] *' }).map(({ parentElement }) => parentElement?.textContent)).toEqual(['bill.png Uploaded', 'bill.png Uploaded']));
  });

  it('adds dropped files once each and shows why one is rejected', async () => {
    const { sent } = show();
    const file = samplePng('bill.png', 'teal');
    drop(file);
    drop(file, new File(['no picture'], 'notes.png', { type: 'image/png', lastModified: 1 }));
    const refusal = await screen.findByText('notes.png is no PNG or JPEG picture. Choose another file.');
    expect(screen.getByText('bill.png is in the list already.')).not.toBeNull();
    expect(refusal.closest('[aria-live=polite]')).not.toBeNull();
    expect([rows().length, sent.length]).toEqual([1, 1]);
  });

  it('adds a pasted image while focused', async () => {
    const { sent } = show();
    await userEvent.keyboard('{Tab}');
    expect(zone().contains(document.activeElement)).toBe(true);
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: transfer(samplePng('pasted.png', 'teal')) }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.getByText('pasted.png')).not.toBeNull();
  });

  it('retries a failed upload by keyboard', async () => {
    const { sent } = show();
    await choose(samplePng('bill.png', 'teal'));
    await waitFor(() => expect(sent).toHaveLength(1));
    sent[0]?.fail(new Error('offline'));
    const retry = await screen.findByRole('button', { name: 'Upload bill.png again' });
    expect(screen.getAllByText(/Could not be uploaded/).length).toBeGreaterThan(0);
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(screen.getByRole('progressbar')).not.toBeNull();
  });

  it('removes a file by keyboard, aborts its upload, announces it and keeps the focus in the field', async () => {
    const { sent } = show();
    await choose(samplePng('bill.png', 'teal'));
    await waitFor(() => expect(sent).toHaveLength(1));
    within(rows()[0] as HTMLElement)
      .getByRole('button', { name: 'Remove bill.png' })
      .focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(rows()).toHaveLength(0));
    expect([sent[0]?.signal.aborted, document.activeElement?.textContent]).toEqual([true, 'Choose pictures']);
    expect(screen.getByText('Removed').parentElement?.textContent).toBe('bill.png Removed');
  });

  it('aborts uploads and revokes previews on unmount', async () => {
    const revoked = vi.spyOn(URL, 'revokeObjectURL');
    const { sent, unmount } = show();
    await choose(samplePng('a.png', 'teal'), samplePng('b.png', 'navy'));
    await waitFor(() => expect(sent).toHaveLength(2));
    const urls = [...document.querySelectorAll('img')].map(({ src }) => src);
    unmount();
    expect(sent.map(({ signal }) => signal.aborted)).toEqual([true, true]);
    expect(urls.filter((url) => !revoked.mock.calls.flat().includes(url))).toEqual([]);
  });

  it('reports what is unfinished, and drops the files of results that were taken', async () => {
    const sent: Sent[] = [];
    const onUnfinished = vi.fn();
    const upload: UploadFile<string> = (_, { signal, onProgress }) => new Promise((finish, fail) => void sent.push({ signal, onProgress, finish, fail }));
    const field = (taken: readonly string[]) => <ImageUpload label="Proof of address" upload={upload} onChange={() => {}} onUnfinished={onUnfinished} taken={taken} texts={englishImageUploadTexts} />;
    const { rerender } = render(field([]));
    await choose(samplePng('a.png', 'teal'), samplePng('b.png', 'navy'));
    await waitFor(() => expect(sent).toHaveLength(2));
    sent[0]?.finish('id-a');
    await waitFor(() => expect(onUnfinished).toHaveBeenLastCalledWith({ pending: 1, failed: 0 }));
    rerender(field(['id-a']));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect([screen.queryByText('a.png', { selector: 'li *' }), sent[1]?.signal.aborted]).toEqual([null, false]);
  });

  it('is a group described by its hint and its error', () => {
    show('At least one picture is needed.');
    const group = screen.getByRole('group', { name: 'Proof of address' });
    const described = (group.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['At least one picture is needed.', 'A bill of the last three months.']);
  });
});
