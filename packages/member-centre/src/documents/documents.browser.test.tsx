import { href } from '@livery/navigation';
import { documents, refuse, renderApp, uploadedImage } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { chooseFiles, samplePicture } from '../test-support/sample-picture.ts';

afterEach(cleanup);

async function open(answers: Answers = {}) {
  await renderApp(<CentreSite />, { session: 'member', answers, route: href('securityCenter', { query: { part: 'documents' } }) });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Adds a picture to the upload of a part. */
async function add(part: 'front' | 'back', name: string) {
  const input = await waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[data-part="${part}"] input[type=file]`);
    if (found === null) throw new Error('no input');
    return found;
  });
  chooseFiles(input, await samplePicture(name));
  await screen.findByRole('button', { name: `Remove ${name}` });
}

describe('Documents', () => {
  it('sends the pictures that are asked for of the chosen document', async () => {
    const uploads: string[] = [];
    const send = vi.fn((_request: object) => documents({ state: 'review', kind: 'idCard', sentAt: '2026-01-01T08:00:00Z', images: [{ ...uploadedImage(), part: 'front' }] }));
    let state = documents();
    const centre = await open({
      documents: () => state,
      uploadImage: ({ purpose, data }) => uploadedImage({ id: `0198f5a2-0000-7000-8000-0000000000${30 + uploads.push(`${purpose} ${data.slice(0, 5)}`)}` }),
      sendDocuments: (request) => (state = send(request)),
    });
    await centre.findByText(/Withdrawals above .*5,000/);
    await press('Send for review');
    expect(centre.getAllByText('Please add this picture.')).toHaveLength(2);
    expect(document.activeElement?.closest('[data-part]')?.getAttribute('data-part')).toBe('front');
    await add('front', 'front.png');
    await add('back', 'back.png');
    await waitFor(() => expect(centre.queryByText('Please add this picture.')).toBeNull());
    await press('Send for review');
    await centre.findByText('We are looking at your documents');
    // The form is gone with its button.
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 3, name: 'Identity documents' })));
    expect(send.mock.calls).toEqual([[{ kind: 'idCard', front: '0198f5a2-0000-7000-8000-000000000031', back: '0198f5a2-0000-7000-8000-000000000032' }]]);
    expect(uploads).toEqual(['document iVBOR', 'document iVBOR']);
  });

  it('asks for no back of a passport', async () => {
    const centre = await open();
    await centre.findByRole('group', { name: 'Back' });
    await userEvent.click(centre.getByRole('radio', { name: 'Passport' }));
    expect(centre.queryByRole('group', { name: 'Back' })).toBeNull();
  });

  it('sends no picture whose upload was removed when another document was chosen in between', async () => {
    const send = vi.fn((_request: object) => documents());
    const centre = await open({ sendDocuments: send });
    await centre.findByRole('group', { name: 'Back' });
    await add('front', 'front.png');
    await add('back', 'back.png');
    await waitFor(() => expect(centre.getAllByText('Uploaded')).toHaveLength(2));
    await userEvent.click(centre.getByRole('radio', { name: 'Passport' }));
    await userEvent.click(centre.getByRole('radio', { name: 'Identity card' }));
    await press('Send for review');
    await centre.findByText('Please add this picture.');
    expect([send.mock.calls, document.activeElement?.closest('[data-part]')?.getAttribute('data-part')]).toEqual([[], 'back']);
  });

  it('asks again for a picture that can no longer be used', async () => {
    const centre = await open({ sendDocuments: () => refuse('VALIDATION_FAILED', { fields: [{ field: 'front', rule: 'invalid' }] }) });
    await userEvent.click(await centre.findByRole('radio', { name: 'Passport' }));
    await add('front', 'front.png');
    await centre.findAllByText('Uploaded');
    await press('Send for review');
    await centre.findByText('This picture can no longer be used. Please add it again.');
    await waitFor(() => expect(document.activeElement?.closest('[data-part]')?.getAttribute('data-part')).toBe('front'));
  });

  it('says why a picture was not taken', async () => {
    const centre = await open({ uploadImage: () => refuse('UNSUPPORTED_MEDIA_TYPE') });
    await centre.findByRole('group', { name: 'Front' });
    const input = document.querySelector<HTMLInputElement>('[data-part="front"] input[type=file]');
    chooseFiles(input, await samplePicture('odd.png'));
    expect((await centre.findAllByText('This file cannot be read as a picture. Choose another one.')).length).toBeGreaterThan(0);
  });

  it('says why documents were refused, and takes others', async () => {
    const centre = await open({ documents: () => documents({ state: 'refused', note: 'The back cannot be read.' }) });
    await centre.findByText('The back cannot be read.');
    expect(centre.getByRole('button', { name: 'Send for review' })).not.toBeNull();
  });

  it('shows the pictures of documents that wait or were approved', async () => {
    const images = [{ ...uploadedImage(), part: 'front' as const }, { ...uploadedImage({ id: '0198f5a2-0000-7000-8000-000000000032' }), part: 'back' as const }];
    const centre = await open({ documents: () => documents({ state: 'approved', decidedAt: '2026-01-01T08:00:00Z', images }) });
    await centre.findByText('Your documents are approved');
    const list = within(centre.getByRole('list', { name: 'Pictures that you sent' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Front', 'Back']);
    await waitFor(() => expect(document.querySelectorAll('figure img')).toHaveLength(2));
    expect(centre.queryByRole('button', { name: 'Send for review' })).toBeNull();
  });
});
