import { afterEach, describe, expect, it, vi } from 'vitest';
import { UploadList, defaultImageLimits } from './upload-list.ts';
import type { ImageLimits, Unfinished, UploadFile } from './upload-list.ts';

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const png = (name: string, bytes = 20) => new File([new Uint8Array([...PNG, ...Array.from<number>({ length: bytes - 8 }).fill(0)])], name, { type: 'image/png', lastModified: 1 });

afterEach(() => vi.restoreAllMocks());

interface Sent {
  readonly name: string;
  readonly signal: AbortSignal;
  readonly onProgress: (share: number) => void;
  readonly finish: (result: string) => void;
  readonly fail: (error: unknown) => void;
}

function setUp(limits: Partial<ImageLimits> = {}) {
  const sent: Sent[] = [];
  const revoked = vi.spyOn(URL, 'revokeObjectURL');
  const onResults = vi.fn<(results: readonly string[]) => void>();
  const upload: UploadFile<string> = (file, { signal, onProgress }) =>
    new Promise((finish, fail) => {
      sent.push({ name: file.name, signal, onProgress, finish, fail });
    });
  const onUnfinished = vi.fn<(unfinished: Unfinished) => void>();
  const list = new UploadList({ upload, limits: { ...defaultImageLimits, ...limits }, onResults, onUnfinished });
  const states = () => list.snapshot().items.map((item) => `${item.file.name} ${item.status}`);
  const refused = () => list.snapshot().refused.map(({ name, reason }) => `${name} ${reason}`);
  return { list, sent, revoked, onResults, onUnfinished, states, refused };
}

const settled = () => new Promise<void>((resolve) => queueMicrotask(() => queueMicrotask(resolve)));

describe('defaultImageLimits', () => {
  it('are three pictures, PNG or JPEG, of 5 MiB each', () => {
    expect(defaultImageLimits).toEqual({ maxFiles: 3, maxBytes: 5_242_880, types: ['png', 'jpeg'] });
  });
});

describe('UploadList.add', () => {
  it('uploads valid files and rejects others, each with its reason', async () => {
    const { list, states, refused } = setUp({ maxBytes: 30 });
    const text = new File(['no picture'], 'fake.png', { type: 'image/png' });
    const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])], 'photo.txt', { type: 'text/plain' });
    await list.add([png('a.png'), text, png('big.png', 31), jpeg, png('a.png')]);
    expect(states()).toEqual(['a.png uploading', 'photo.txt uploading']);
    expect(refused()).toEqual(['fake.png wrongType', 'big.png tooLarge', 'a.png duplicate']);
  });

  it('rejects a file that cannot be read, and goes on with the next', async () => {
    const { list, states } = setUp();
    const gone = png('gone.png');
    vi.spyOn(gone, 'slice').mockImplementation(() => ({ arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')) }) as Blob);
    await list.add([gone]);
    await list.add([png('a.png')]);
    expect(states()).toEqual(['a.png uploading']);
  });

  it('rejects a type that its limits exclude', async () => {
    const { list, refused } = setUp({ types: ['jpeg'] });
    await list.add([png('a.png')]);
    expect(refused()).toEqual(['a.png wrongType']);
  });

  it('keeps the maximum number of files for two simultaneous drops', async () => {
    const { list, states, refused } = setUp({ maxFiles: 3 });
    await Promise.all([list.add([png('a'), png('b')]), list.add([png('c'), png('d')])]);
    expect(states()).toEqual(['a uploading', 'b uploading', 'c uploading']);
    expect(refused()).toEqual(['d tooMany']);
  });

  it('adds a file once when it is dropped twice simultaneously', async () => {
    const { list, sent, refused } = setUp();
    await Promise.all([list.add([png('a')]), list.add([png('a')])]);
    expect([sent.length, refused()]).toEqual([1, ['a duplicate']]);
  });
});

describe('upload of a file', () => {
  it('reports progress between 0 and 1, and the result on completion', async () => {
    const { list, sent, onResults, states } = setUp();
    await list.add([png('a'), png('b')]);
    sent[0]?.onProgress(7);
    expect(list.snapshot().items[0]).toMatchObject({ progress: 1 });
    sent[1]?.finish('second');
    sent[0]?.finish('first');
    await settled();
    expect(onResults.mock.calls).toEqual([[['second']], [['first', 'second']]]);
    expect([states(), list.snapshot().events.map(({ kind, name }) => `${name} ${kind}`)]).toEqual([['a done', 'b done'], ['b uploaded', 'a uploaded']]);
  });

  it('can be retried after a failure with the same preview', async () => {
    const { list, sent, states, revoked } = setUp();
    await list.add([png('a')]);
    const [item] = list.snapshot().items;
    sent[0]?.fail(new Error('offline'));
    await settled();
    expect([states(), list.snapshot().events.at(-1)?.kind]).toEqual([['a failed'], 'failed']);
    list.retry(item?.id ?? '');
    expect([states(), sent.length, list.snapshot().items[0]?.url]).toEqual([['a uploading'], 2, item?.url]);
    expect(revoked).not.toHaveBeenCalled();
  });

  it('fails when the upload function throws synchronously', async () => {
    const { list, states } = setUp();
    const upload = () => {
      throw new Error('no network');
    };
    list.configure({ upload, limits: defaultImageLimits, onResults: () => {} });
    await list.add([png('a')]);
    await settled();
    expect(states()).toEqual(['a failed']);
  });
});

describe('UploadList.remove', () => {
  it('aborts the upload, revokes the preview and ignores later reports', async () => {
    const { list, sent, revoked, onResults, states } = setUp();
    await list.add([png('a')]);
    const [item] = list.snapshot().items;
    list.remove(item?.id ?? '');
    expect([sent[0]?.signal.aborted, revoked.mock.calls]).toEqual([true, [[item?.url]]]);
    sent[0]?.finish('late');
    await settled();
    expect([states(), onResults.mock.calls]).toEqual([[], []]);
  });

  it('reports the remaining results', async () => {
    const { list, sent, onResults } = setUp();
    await list.add([png('a'), png('b')]);
    sent[0]?.finish('first');
    sent[1]?.finish('second');
    await settled();
    list.remove(list.snapshot().items[0]?.id ?? '');
    expect(onResults).toHaveBeenLastCalledWith(['second']);
  });
});

describe('UploadList.stop', () => {
  it('aborts all uploads and revokes all previews', async () => {
    const { list, sent, revoked, states } = setUp();
    await list.add([png('a'), png('b')]);
    list.stop();
    expect([sent.map(({ signal }) => signal.aborted), revoked.mock.calls.length, states()]).toEqual([[true, true], 2, []]);
  });

  it('starts no upload of files that are still being checked', async () => {
    const { list, sent } = setUp();
    const adding = list.add([png('a')]);
    list.stop();
    await adding;
    expect(sent).toEqual([]);
  });
});

describe('unfinished uploads', () => {
  it('reports how many are pending, from the choice on, and how many failed', async () => {
    const { list, sent, onUnfinished } = setUp();
    const adding = list.add([png('a'), png('b'), new File(['no picture'], 'c')]);
    expect(onUnfinished.mock.calls).toEqual([[{ pending: 3, failed: 0 }]]);
    await adding;
    expect(onUnfinished).toHaveBeenLastCalledWith({ pending: 2, failed: 0 });
    sent[0]?.finish('first');
    sent[1]?.fail(new Error('offline'));
    await settled();
    expect(onUnfinished).toHaveBeenLastCalledWith({ pending: 0, failed: 1 });
    list.remove(list.snapshot().items[1]?.id ?? '');
    expect(onUnfinished).toHaveBeenLastCalledWith({ pending: 0, failed: 0 });
  });

  it('reports none when it is stopped', async () => {
    const { list, onUnfinished } = setUp();
    await list.add([png('a')]);
    list.stop();
    expect(onUnfinished).toHaveBeenLastCalledWith({ pending: 0, failed: 0 });
  });
});

describe('UploadList.take', () => {
  it('takes the files with these results off the list, without an event, and leaves the others', async () => {
    const { list, sent, onResults, revoked, states } = setUp();
    await list.add([png('a'), png('b'), png('c')]);
    sent[0]?.finish('first');
    sent[1]?.finish('second');
    await settled();
    const { events } = list.snapshot();
    list.take(['first']);
    expect([states(), list.snapshot().events, revoked.mock.calls.length, sent[2]?.signal.aborted]).toEqual([['b done', 'c uploading'], events, 1, false]);
    expect(onResults).toHaveBeenLastCalledWith(['second']);
  });
});
