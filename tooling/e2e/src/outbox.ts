import { expect } from '@playwright/test';
import type { Stack } from './stack.ts';

interface Message {
  readonly recipient: string;
  readonly text: string;
}

/** Messages sent to a mobile number (E.164) or e-mail address, newest first. */
export async function messagesTo(stack: Stack, recipient: string): Promise<string[]> {
  const answer = await fetch(`${stack.site()}/__dev/outbox?format=json`);
  const { messages } = (await answer.json()) as { messages: readonly Message[] };
  return messages.filter((message) => message.recipient === recipient).map(({ text }) => text);
}

/** Waits for `count` messages and returns the newest. */
export async function messageTo(stack: Stack, recipient: string, count = 1): Promise<string> {
  await expect.poll(async () => (await messagesTo(stack, recipient)).length, { message: `messages to ${recipient}` }).toBeGreaterThanOrEqual(count);
  return (await messagesTo(stack, recipient))[0] ?? '';
}

/** Returns the six-digit code of the newest message to a number, after `count` messages. */
export async function codeTo(stack: Stack, mobile: string, count = 1): Promise<string> {
  return /\b\d{6}\b/.exec(await messageTo(stack, mobile, count))?.[0] ?? '';
}

/** Returns the temporary password of the newest e-mail to an address. */
export async function temporaryPasswordTo(stack: Stack, email: string): Promise<string> {
  return /\n\n([a-z\d]{12,})\n\n/.exec(await messageTo(stack, email))?.[1] ?? '';
}
