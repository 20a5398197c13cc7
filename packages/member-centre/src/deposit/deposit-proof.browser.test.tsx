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

  it('is not there for a deposit that needs none', async () => {
    const centre = await open(sampleDeposits.qr);
    await centre.findByRole('heading', { level: 3 });
    expect(centre.queryByRole('heading', { name: 'Proof of payment' })).toBeNull();
  });
});
