import { href } from '@livery/navigation';
import { playerAvatars, playerIcon, refuse, renderApp, uploadedImage } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { chooseFiles, samplePicture } from '../test-support/sample-picture.ts';

afterEach(cleanup);

async function open(answers: Answers = {}, part: string | null = 'avatar') {
  await renderApp(<CentreSite />, { session: 'member', answers, route: href('securityCenter', { query: part === null ? {} : { part } }) });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}

describe('AvatarPart', () => {
  it('chooses a picture of the gallery by keyboard', async () => {
    let chosen = playerIcon();
    const choose = vi.fn((request: { code?: string | undefined }) => (chosen = playerIcon({ kind: 'gallery', code: request.code ?? null, picture: 'data:,' })));
    const centre = await open({ playerAvatars: () => playerAvatars({ chosen }), choosePlayerIcon: choose });
    await centre.findByText('You show your initials.');
    const pictures = centre.getAllByRole<HTMLInputElement>('radio');
    expect(pictures.map((radio) => radio.getAttribute('aria-label')).slice(0, 2)).toEqual(['Picture 1 of 8', 'Picture 2 of 8']);
    pictures[1]?.focus();
    await userEvent.keyboard(' {ArrowRight}{ArrowRight}{ArrowLeft}');
    expect([choose.mock.calls, document.activeElement]).toEqual([[], pictures[2]]);
    const save = centre.getByRole('button', { name: 'Use this picture' });
    await userEvent.click(save);
    await centre.findByText('You show a picture of our gallery.');
    expect(choose.mock.calls).toEqual([[{ code: playerAvatars().gallery[2]?.code }]]);
    expect([centre.getByRole<HTMLInputElement>('radio', { name: 'Picture 3 of 8' }).checked, save.getAttribute('aria-disabled')]).toEqual([true, 'true']);
  });

  it('uploads the middle of a picture, small and square', async () => {
    const sizes: number[][] = [];
    const choose = vi.fn((_request: object) => playerIcon({ kind: 'own', picture: 'data:,' }));
    await open({
      async uploadImage({ purpose, data }) {
        const bitmap = await createImageBitmap(await (await fetch(`data:image/webp;base64,${data}`)).blob());
        sizes.push([bitmap.width, bitmap.height]);
        return uploadedImage({ id: purpose === 'avatar' ? '0198f5a2-0000-7000-8000-000000000077' : '' });
      },
      choosePlayerIcon: choose,
    });
    await screen.findByRole('group', { name: 'Your own picture' });
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    chooseFiles(input, await samplePicture('me.png', 900, 600));
    await waitFor(() => expect(choose.mock.calls).toEqual([[{ image: '0198f5a2-0000-7000-8000-000000000077' }]]));
    expect(sizes).toEqual([[256, 256]]);
  });

  const chooseOwn = async (name: string) => {
    await screen.findByRole('group', { name: 'Your own picture' });
    chooseFiles(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'), await samplePicture(name, 90, 60 + name.length));
  };
  const uploadsInTurn = () => {
    let made = 0;
    return () => uploadedImage({ id: `0198f5a2-0000-7000-8000-00000000000${++made}` });
  };
  const own = (made: number) => ({ image: `0198f5a2-0000-7000-8000-00000000000${made}` });

  it('takes a second picture of the member’s own when one was kept', async () => {
    const choose = vi.fn((_request: object) => playerIcon({ kind: 'own', picture: 'data:,' }));
    const centre = await open({ uploadImage: uploadsInTurn(), choosePlayerIcon: choose });
    await chooseOwn('one.png');
    await waitFor(() => expect(choose).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(centre.queryByRole('list', { name: 'Your pictures' })).toBeNull());
    await chooseOwn('second.png');
    await waitFor(() => expect(choose.mock.calls).toEqual([[own(1)], [own(2)]]));
  });

  it('keeps an uploaded picture by its button when that was refused at first', async () => {
    const uploadImage = vi.fn(uploadsInTurn());
    let refused = true;
    const choose = vi.fn((_request: object) => (refused ? refuse('UNKNOWN_ERROR') : playerIcon({ kind: 'own', picture: 'data:,' })));
    const centre = await open({ uploadImage, choosePlayerIcon: choose });
    await chooseOwn('one.png');
    await centre.findByRole('alert');
    refused = false;
    await userEvent.click(centre.getByRole('button', { name: 'Use this picture' }));
    await waitFor(() => expect(choose.mock.calls).toEqual([[own(1)], [own(1)]]));
    await waitFor(() => expect(centre.queryByRole('list', { name: 'Your pictures' })).toBeNull());
    expect(uploadImage).toHaveBeenCalledOnce();
  });

  it('leaves a picture to be chosen when its upload ends while another is being kept', async () => {
    let answer: () => void = () => {};
    const choose = vi.fn((_request: object) => new Promise<ReturnType<typeof playerIcon>>((resolve) => (answer = () => resolve(playerIcon({ kind: 'gallery', code: 'fox', picture: 'data:,' })))));
    const centre = await open({ uploadImage: uploadsInTurn(), choosePlayerIcon: choose });
    await userEvent.click(await centre.findByRole('radio', { name: 'Picture 3 of 8' }));
    const save = centre.getByRole('button', { name: 'Use this picture' });
    await userEvent.click(save);
    await waitFor(() => expect(choose).toHaveBeenCalledOnce());
    await chooseOwn('one.png');
    await within(await centre.findByRole('list', { name: 'Your pictures' })).findByText('Uploaded');
    answer();
    await waitFor(() => expect(save.getAttribute('aria-busy')).not.toBe('true'));
    await waitFor(() => expect(save.getAttribute('aria-disabled')).toBeNull());
    await userEvent.click(save);
    await waitFor(() => expect(choose.mock.calls.at(-1)).toEqual([own(1)]));
    answer();
  });

  it('shows initials again', async () => {
    let chosen = playerIcon({ kind: 'gallery', code: 'fox', picture: 'data:,' });
    let answer: () => void = () => {};
    const choose = vi.fn((_request: object) => new Promise<typeof chosen>((resolve) => (answer = () => resolve((chosen = playerIcon())))));
    const centre = await open({ playerAvatars: () => playerAvatars({ chosen }), choosePlayerIcon: choose });
    const remove = await centre.findByRole('button', { name: 'Show initials instead' });
    await userEvent.click(remove);
    await waitFor(() => expect(choose.mock.calls).toEqual([[{}]]));
    expect([document.activeElement, remove.getAttribute('aria-disabled')]).toEqual([remove, 'true']);
    answer();
    await centre.findByText('You show your initials.');
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 3, name: 'Picture' })));
  });

  it('says what went wrong', async () => {
    const centre = await open({ choosePlayerIcon: () => refuse('TOO_MANY_REQUESTS', { retryAfter: 60 }) });
    await userEvent.click(await centre.findByRole('radio', { name: 'Picture 3 of 8' }));
    await userEvent.click(centre.getByRole('button', { name: 'Use this picture' }));
    expect(await centre.findByRole('alert')).not.toBeNull();
  });

  it('is led to by the account, which shows the picture', async () => {
    const centre = await open({ playerIcon: () => playerIcon({ kind: 'gallery', code: 'fox', picture: playerAvatars().gallery[0]?.picture ?? null }) }, null);
    await waitFor(() => expect(document.querySelector('[role=dialog] section img')).not.toBeNull());
    await userEvent.click(centre.getByRole('link', { name: 'Choose a picture' }));
    expect(await centre.findByRole('heading', { level: 3, name: 'Picture' })).not.toBeNull();
  });
});
