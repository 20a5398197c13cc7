import type { TestGateway } from './gateway.ts';

/** What was sent to a number or address, newest first. */
export async function sentTo(gateway: TestGateway, recipient: string): Promise<string[]> {
  const latest = await gateway.messages.latest(10_000);
  return latest.filter((message) => message.recipient === recipient).map(({ text }) => text);
}

/** The code in the newest message to a number. */
export async function codeTo(gateway: TestGateway, mobile: string): Promise<string> {
  const code = /\d{6}/.exec((await sentTo(gateway, mobile))[0] ?? '')?.[0];
  if (code === undefined) throw new Error(`No code was sent to ${mobile}.`);
  return code;
}

/** A six-digit code that is another. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
