import { href } from '@livery/navigation';
import { refuse, renderApp, uploadedImage } from '@livery/testing';
import type { Answers, Deposit } from '@livery/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { sampleDeposits } from '../test-support/sample-deposits.ts';
import { chooseFiles, samplePicture } from '../test-support/sample-picture.ts';

afterEach(cleanup);

async function open(deposit: Deposit, answers: Answers = {}) {
  await renderApp(<CentreSite />, { session: 'member', route: href('depositv2', { query: { deposit: deposit.id } }), answers: { depositOne: () => ({ deposit }), ...answers } });
  return within(await screen.findByRole('dialog', { name: 'Member centre' }));
}
async function choose(...names: string[]) {
  chooseFiles(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'), ...(await Promise.all(names.map((name) => samplePicture(name)))));
}

describe('DepositProof', () => {
  it('adds pictures to a transfer', async () => {
    let deposit = sampleDeposits.bank;
    let serial = 50;
    const prove = vi.fn(({ images }: { images: string[] }) => ({ deposit: (deposit = { ...deposit, proofs: images.map((id) => uploadedImage({ id })) }) }));
    const centre = await open(deposit, { depositOne: () => ({ deposit }), uploadImage: () => uploadedImage({ id: `0198f5a2-0000-7000-8000-0000000000${(serial += 1)}` }), depositProof: prove });
    await centre.findByRole('group', { name: 'Add pictures' });
    expect(centre.queryByRole('button', { name: 'Send the proof' })).toBeNull();
    await choose('one.png', 'two.png');
    await userEvent.click(await centre.findByRole('button', { name: 'Send the proof' }));
    await waitFor(() => expect(prove.mock.calls).toEqual([[{ id: deposit.id, images: ['0198f5a2-0000-7000-8000-000000000051', '0198f5a2-0000-7000-8000-000000000052'] }]]));
    expect(within(await centre.findByRole('list', { name: 'Proof of payment' })).getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Picture 1', 'Picture 2']);
    // The button that sent them is gone.
    await waitFor(() => expect(centre.queryByRole('button', { name: 'Send the proof' })).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(centre.getByRole('heading', { level: 4, name: 'Proof of payment' })));
  });

  it('sends what is there while nothing is under way, says when something is, and keeps that after the rest was sent', async () => {
    let deposit = sampleDeposits.bank;
    const late = Promise.withResolvers<ReturnType<typeof uploadedImage>>();
    const [first, second] = ['0198f5a2-0000-7000-8000-000000000051', '0198f5a2-0000-7000-8000-000000000052'];
    const prove = vi.fn(({ images }: { images: string[] }) => ({ deposit: (deposit = { ...deposit, proofs: images.map((id) => uploadedImage({ id })) }) }));
    let asked = 0;
    const held = Promise.withResolvers<void>();
    const centre = await open(deposit, {
      depositOne: () => ({ deposit }),
      uploadImage: () => ((asked += 1) === 1 ? uploadedImage({ id: first }) : late.promise),
      depositProof: async (request) => {
        await held.promise;
        return prove(request);
      },
    });
    await centre.findByRole('group', { name: 'Add pictures' });
    await choose('one.png');
    const send = await centre.findByRole('button', { name: 'Send the proof' });
    await userEvent.click(send);
    await choose('two.png');
    await centre.findByRole('progressbar');
    held.resolve();
    await centre.findByRole('list', { name: 'Proof of payment' });
    expect(prove.mock.calls).toEqual([[{ id: deposit.id, images: [first] }]]);
    await waitFor(() => expect(centre.queryByText('one.png', { selector: 'li *' })).toBeNull());
    expect(centre.getByRole('progressbar', { name: /two\.png/ })).toBeVisible();
    late.resolve(uploadedImage({ id: second }));
    await userEvent.click(await centre.findByRole('button', { name: 'Send the proof' }));
    await waitFor(() => expect(prove.mock.calls[1]).toEqual([{ id: deposit.id, images: [second] }]));
  });

  it('is not sent while a picture is under way, and asks before it is sent without one that failed', async () => {
    let asked = 0;
    const late = Promise.withResolvers<ReturnType<typeof refuse>>();
    const prove = vi.fn((_request: object) => ({ deposit: sampleDeposits.bank }));
    const centre = await open(sampleDeposits.bank, { uploadImage: () => ((asked += 1) === 1 ? uploadedImage() : late.promise), depositProof: prove });
    await centre.findByRole('group', { name: 'Add pictures' });
    await choose('one.png', 'two.png');
    await userEvent.click(await centre.findByRole('button', { name: 'Send the proof' }));
    expect(await centre.findByText(/^A picture is still being uploaded/)).toBeVisible();
    late.resolve(refuse('FUNCTION_DISABLED'));
    await centre.findByRole('button', { name: /^Upload two\.png again/ });
    await userEvent.click(centre.getByRole('button', { name: 'Send the proof' }));
    await screen.findByRole('alertdialog', { name: 'Send without the pictures that failed?' });
    expect(prove).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Send without them' }));
    await waitFor(() => expect(prove.mock.calls).toEqual([[{ id: sampleDeposits.bank.id, images: [uploadedImage().id] }]]));
  });

  it('takes as many as are left', async () => {
    const centre = await open(sampleDeposits.proved);
    await centre.findByRole('list', { name: 'Proof of payment' });
    await choose('three.png', 'four.png');
    expect((await centre.findAllByText(/is one too many/)).length).toBeGreaterThan(0);
  });

  it('says what went wrong', async () => {
    const centre = await open(sampleDeposits.bank, { depositProof: () => refuse('FUNCTION_DISABLED') });
    await centre.findByRole('group', { name: 'Add pictures' });
    await choose('one.png');
    await userEvent.click(await centre.findByRole('button', { name: 'Send the proof' }));
    expect(await centre.findByRole('alert')).not.toBeNull();
  });

  it('asks again for pictures that can no longer be used', async () => {
    const centre = await open(sampleDeposits.bank, { depositProof: () => refuse('VALIDATION_FAILED', { fields: [{ field: 'images', rule: 'invalid' }] }) });
    await centre.findByRole('group', { name: 'Add pictures' });
    await choose('one.png');
    await userEvent.click(await centre.findByRole('button', { name: 'Send the proof' }));
    const said = await centre.findByText('Pictures that you added can no longer be used. Please add them again.');
    await waitFor(() => expect(centre.queryByText('one.png', { selector: 'li *' })).toBeNull());
    expect([centre.queryByRole('button', { name: 'Send the proof' }), centre.queryByRole('alert')]).toEqual([null, null]);
    await waitFor(() => expect(document.activeElement?.closest('[role=group]')).toBe(said.closest('[role=group]')));
  });

  it('is not there for a deposit that needs none', async () => {
    const centre = await open(sampleDeposits.qr);
    await centre.findByRole('heading', { level: 3 });
    expect(centre.queryByRole('heading', { name: 'Proof of payment' })).toBeNull();
  });
});
