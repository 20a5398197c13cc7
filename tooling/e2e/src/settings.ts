import type { Stack } from './stack.ts';

async function put(address: string, value: unknown): Promise<void> {
  const answer = await fetch(address, { method: 'PUT', headers: { 'content-type': 'application/json' }, body: JSON.stringify(value) });
  if (!answer.ok) throw new Error(`${address} was not set: ${await answer.text()}`);
}

/** Runs a function while a merchant's setting has a value, then restores the previous value. */
export async function withSetting<Result>(stack: Stack, merchant: string, name: string, value: unknown, act: () => Promise<Result>): Promise<Result> {
  const settings = `${stack.site()}/__dev/settings/${merchant}`;
  const before = ((await (await fetch(settings)).json()) as Record<string, unknown>)[name];
  await put(`${settings}/${name}`, value);
  try {
    return await act();
  } finally {
    await put(`${settings}/${name}`, before);
  }
}
