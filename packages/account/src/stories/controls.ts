import { expect, userEvent, waitFor } from 'storybook/test';

/** A control of the story, once it is rendered. Stories run in every language, so it is found by its place, not by its text. */
export async function control(selector: string): Promise<HTMLElement> {
  await waitFor(() => expect(document.querySelector(selector)).not.toBeNull(), { timeout: 5000 });
  return document.querySelector(selector) as HTMLElement;
}

/** Presses a control. */
export async function press(selector: string): Promise<void> {
  await userEvent.click(await control(selector));
}

/** Puts a text into the field of that name in one go. */
export async function typeInto(name: string, text: string): Promise<void> {
  (await control(`[name="${name}"]`)).focus();
  await userEvent.paste(text);
}

/** Sends the form that the focus is in. */
export async function send(): Promise<void> {
  await userEvent.keyboard('{Enter}');
}
