import { waitFor } from '@testing-library/react';

/**
 * Waits for the captcha's picture: without it there is nothing to answer.
 * @param end of the picture's address, where it should be a certain one
 */
export async function captchaPictureShown(end = ''): Promise<void> {
  await waitFor(() => {
    const picture = document.querySelector<HTMLImageElement>('button[aria-hidden=true] > img');
    if (picture?.src.endsWith(end) !== true) throw new Error(`The picture is ${picture?.src ?? 'missing'}.`);
  });
}
