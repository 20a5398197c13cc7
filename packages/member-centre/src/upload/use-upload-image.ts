import type { RequestOf } from '@livery/contracts';
import { problemOf } from '@livery/forms';
import type { UploadFile } from '@livery/ui-kit';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { uploadApi } from './api.ts';
import { base64Of, scalePicture } from './scale-picture.ts';
import type { Scaling } from './scale-picture.ts';
import { UploadRefused } from './upload-refused.ts';

/** Uploads pictures for one purpose, scaled down; resolves to their ids, and rejects with {@link UploadRefused}. */
export function useUploadImage(purpose: RequestOf<'uploadImage'>['purpose'], scaling: Scaling): UploadFile<string> {
  const dispatch = useDispatch<ThunkDispatch<object, unknown, UnknownAction>>();
  return useCallback(
    async (file, { signal, onProgress }) => {
      const data = await base64Of(await scalePicture(file, scaling));
      // Removed while it was read and scaled: nothing is sent.
      signal.throwIfAborted();
      onProgress(0.3);
      // Not tracked: the store would keep the whole picture.
      const sent = dispatch(uploadApi.endpoints.uploadImage.initiate({ purpose, data }, { track: false }));
      signal.addEventListener('abort', () => sent.abort(), { once: true });
      const answer = await sent;
      if (answer.data === undefined) throw new UploadRefused(problemOf(answer.error).code);
      return answer.data.id;
    },
    [dispatch, purpose, scaling],
  );
}
