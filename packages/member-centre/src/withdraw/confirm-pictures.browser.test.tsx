import { href } from '@livery/navigation';
import { refuse, renderApp, uploadedImage } from '@livery/testing';
import type { Answers } from '@livery/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CentreSite } from '../test-support/centre-site.tsx';
import { chooseFiles, samplePicture } from '../test-support/sample-picture.ts';
import { sampleWithdrawals } from '../test-support/sample-withdrawals.ts';

afterEach(cleanup);

const { paid, missing } = sampleWithdrawals;
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Whatever a press leads to has been drawn. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));
async function dispute(answers: Answers) {
  const said = vi.fn((_request: object) => ({ withdrawal: missing }));
  await renderApp(<CentreSite />, { session: 'member', route: href('withdraw', { query: { withdrawal: paid.id } }), answers: { withdrawalOne: () => ({ withdrawal: paid }), withdrawalConfirm: said, ...answers } });
  await press('Nothing arrived');
  chooseFiles(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'), await samplePicture('one.png'));
  return said;
}

describe('ConfirmPanel', () => {
  it('is not sent while a picture is under way, says so, and is sent with it afterwards', async () => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof uploadedImage>>();
    const said = await dispute({ uploadImage: () => promise });
    await screen.findByRole('progressbar');
    await press('Tell us');
    expect((await screen.findByText(/^A picture is still being uploaded/)).closest('[role=alert]')).not.toBeNull();
    expect(said).not.toHaveBeenCalled();
    resolve(uploadedImage());
    await waitFor(() => expect(screen.queryByText(/^A picture is still being uploaded/)).toBeNull());
    await press('Tell us');
    await waitFor(() => expect(said.mock.calls[0]?.[0]).toMatchObject({ images: [uploadedImage().id] }));
  });

  it('asks before it is sent without a picture that failed', async () => {
    const said = await dispute({ uploadImage: () => refuse('FUNCTION_DISABLED') });
    await screen.findByRole('button', { name: /^Upload one\.png again/ });
    await press('Tell us');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Go back' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(said).not.toHaveBeenCalled();
    await press('Tell us');
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Send without them' }));
    await waitFor(() => expect(said.mock.calls[0]?.[0]).toMatchObject({ said: 'missing', images: [] }));
  });

  it('stays as it is when it is cancelled while it is sent', async () => {
    const { promise, resolve } = Promise.withResolvers<{ withdrawal: typeof missing }>();
    const said = vi.fn((_request: object) => promise);
    let withdrawal = paid;
    await dispute({ withdrawalConfirm: said, withdrawalOne: () => ({ withdrawal }) });
    await screen.findAllByText('Uploaded');
    await press('Tell us');
    await waitFor(() => expect(said).toHaveBeenCalledOnce());
    const cancel = screen.getByRole('button', { name: 'Cancel' });
    cancel.click();
    await settled();
    expect([cancel.getAttribute('aria-disabled'), cancel.isConnected]).toEqual(['true', true]);
    withdrawal = missing;
    resolve({ withdrawal });
    await waitFor(() => expect(cancel.isConnected).toBe(false));
  });

  it('takes no other answer when one is being sent', async () => {
    const { promise, resolve } = Promise.withResolvers<{ withdrawal: typeof missing }>();
    const said = vi.fn((_request: object) => promise);
    let withdrawal = paid;
    await renderApp(<CentreSite />, { session: 'member', route: href('withdraw', { query: { withdrawal: paid.id } }), answers: { withdrawalOne: () => ({ withdrawal }), withdrawalConfirm: said } });
    await press(/^Yes/);
    await waitFor(() => expect(said).toHaveBeenCalledOnce());
    const other = screen.getByRole('button', { name: 'Nothing arrived' });
    other.click();
    await settled();
    expect([other.getAttribute('aria-disabled'), other.isConnected]).toEqual(['true', true]);
    withdrawal = missing;
    resolve({ withdrawal });
    await waitFor(() => expect(other.isConnected).toBe(false));
  });

  it('asks again for pictures that can no longer be used, and is sent with others', async () => {
    const [old, older, fresh] = [uploadedImage(), uploadedImage({ id: '0198f5a2-0000-7000-8000-000000000051' }), uploadedImage({ id: '0198f5a2-0000-7000-8000-000000000052' })];
    const uploads = [old, older, fresh];
    const asked = vi.fn(({ images }: { readonly images?: readonly string[] }) => (images?.includes(fresh.id) !== true ? refuse('VALIDATION_FAILED', { fields: [{ field: 'images', rule: 'invalid' }] }) : { withdrawal: missing }));
    await dispute({ uploadImage: () => uploads.shift() ?? fresh, withdrawalConfirm: asked });
    await screen.findAllByText('Uploaded');
    await press('Tell us');
    const said = await screen.findByText('Pictures that you added can no longer be used. Please add them again.');
    expect(said.closest('[role=group]')).toBe(screen.getByRole('group', { name: 'Pictures that show it' }));
    await waitFor(() => expect(screen.queryByText('one.png', { selector: 'li *' })).toBeNull());
    expect([document.activeElement?.closest('[role=group]') === said.closest('[role=group]'), screen.queryByRole('alert')]).toEqual([true, null]);
    await press('Cancel');
    await press('Nothing arrived');
    expect(screen.queryByText(/^Pictures that you added/)).toBeNull();
    chooseFiles(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'), await samplePicture('one.png'));
    await screen.findAllByText('Uploaded');
    await press('Tell us');
    await screen.findByText(/^Pictures that you added/);
    chooseFiles(document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]'), await samplePicture('two.png'));
    await screen.findAllByText('Uploaded');
    await waitFor(() => expect(screen.queryByText(/^Pictures that you added/)).toBeNull());
    await press('Tell us');
    await waitFor(() => expect(asked.mock.calls.map(([{ images }]) => images)).toEqual([[old.id], [older.id], [fresh.id]]));
  });

  it('forgets the pictures of an answer that was given up', async () => {
    const said = await dispute({ uploadImage: () => uploadedImage() });
    await screen.findAllByText('Uploaded');
    await press('Cancel');
    await press('Nothing arrived');
    await press('Tell us');
    await waitFor(() => expect(said.mock.calls[0]?.[0]).toMatchObject({ images: [] }));
  });
});
