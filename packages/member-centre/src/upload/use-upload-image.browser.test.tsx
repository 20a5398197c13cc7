import { renderApp, uploadedImage } from '@livery/testing';
import type { UploadFile } from '@livery/ui-kit';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { samplePicture } from '../test-support/sample-picture.ts';
import { legible } from './scale-picture.ts';
import { useUploadImage } from './use-upload-image.ts';

afterEach(cleanup);

async function start() {
  const asked = vi.fn(() => uploadedImage());
  let upload: UploadFile<string> | undefined;
  function Probe() {
    upload = useUploadImage('deposit-proof', legible);
    return null;
  }
  await renderApp(<Probe />, { session: 'member', answers: { uploadImage: asked } });
  const controller = new AbortController();
  const sent = upload?.(await samplePicture('one.png'), { signal: controller.signal, onProgress: () => {} });
  return { asked, controller, sent };
}

describe('useUploadImage', () => {
  it('returns the id of a picture when it was uploaded', async () => {
    const { asked, sent } = await start();
    expect(await sent).toBe(uploadedImage().id);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('sends nothing when the picture is removed while it is read', async () => {
    const { asked, controller, sent } = await start();
    controller.abort();
    await expect(sent).rejects.toThrow();
    expect(asked).not.toHaveBeenCalled();
  });
});
