import { expectLoggedIn, test } from '../src/index.ts';
import type { Viewer } from './centre-looks.ts';
import { open } from './centre-pages.ts';
import { refused, unanswered } from './centre-states.ts';
import type { Which } from './centre-states.ts';

/** Transaction password of the demo's accounts. */
export const PIN = '246810';

/** The innermost layer that shows. */
export const layerOf = ({ page }: Viewer) => page.locator('[role=dialog], [role=alertdialog]').last();
export const field = (viewer: Viewer, name: string) => layerOf(viewer).locator(`input[name="${name}"]`);
export const amountOf = (viewer: Viewer) => layerOf(viewer).locator('input[inputmode=decimal]');
const submitOf = (viewer: Viewer) => layerOf(viewer).locator('form button[type=submit]').last();
/** Sends the innermost form. */
export const submit = (viewer: Viewer) => submitOf(viewer).click();

/** A button by its text in a catalogue; what is put into the text is stated, or may be anything. */
export function button(viewer: Viewer, key: string, namespace = 'member', values: Readonly<Record<string, string>> = {}) {
  const text = viewer.t(namespace, key);
  const escaped = (part: string): string => part.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&');
  // What is put into a text of a page from right to left stands between marks.
  const filled = text.split(/(\{\{\w+\}\})/).map((part) => {
    const name = /^\{\{(\w+)\}\}$/.exec(part)?.[1];
    const value = name === undefined ? undefined : values[name];
    return name === undefined ? escaped(part) : value === undefined ? '.*' : `\\p{Cf}*${escaped(value)}\\p{Cf}*`;
  });
  return layerOf(viewer).getByRole('button', text.includes('{{') ? { name: new RegExp(filled.join(''), 'u') } : { name: text, exact: true });
}

/** Presses what asks first, and waits for the question. */
export async function ask(viewer: Viewer, key: string, namespace = 'member'): Promise<void> {
  await button(viewer, key, namespace).last().click();
  await viewer.page.getByRole('alertdialog').waitFor();
}

/** Fills every password of the innermost layer. */
export async function fillPasswords(viewer: Viewer, value: string): Promise<void> {
  await layerOf(viewer).locator('input[type=password]').first().waitFor();
  for (const input of await layerOf(viewer).locator('input[type=password]').all()) await input.fill(value);
}

/** Something that is done in a centre: where, what opens first, what is filled in, and what is pressed at last. */
export interface Act {
  readonly address: string | ((viewer: Viewer) => Promise<string>);
  readonly begin?: (viewer: Viewer) => Promise<unknown>;
  readonly fill?: (viewer: Viewer) => Promise<unknown>;
  readonly press: (viewer: Viewer) => Promise<unknown>;
  /** Calls that it makes; those that change something unless stated. */
  readonly which?: Which;
  /** Whether it is looked at too without what is to be filled in. */
  readonly fault?: true;
  /** Whether it is done in the end. */
  readonly done?: true;
}

const treatments = { 'under-way': unanswered, refused, done: (_page: Viewer['page'], _which: Which, act: () => Promise<unknown>) => act() } as const;

/** Looks at what is done: before, with faults, under way, refused, and done. */
export async function seeActs(viewer: Viewer, acts: Readonly<Record<string, Act>>): Promise<void> {
  for (const [name, { address, begin, fill, press, which = 'writes', fault = false, done = false }] of Object.entries(acts)) {
    const start = async (): Promise<void> => {
      await open(viewer, typeof address === 'string' ? address : await address(viewer));
      await begin?.(viewer);
    };
    const end = async (): Promise<void> => {
      await viewer.page.goto(`${viewer.site}/help`);
      await expectLoggedIn(viewer.page);
    };
    if (fault) {
      await test.step(`${name} fault`, async () => {
        await start();
        await press(viewer);
        await viewer.page.waitForTimeout(300);
        await viewer.see(`act-${name}-fault`);
        await end();
      });
    }
    for (const [state, meanwhile] of Object.entries(treatments)) {
      if (state === 'done' && !done) continue;
      await test.step(`${name} ${state}`, async () => {
        await start();
        await fill?.(viewer);
        if ((begin ?? fill) !== undefined && state === 'under-way') await viewer.see(`act-${name}-filled`);
        await meanwhile(viewer.page, which, async () => {
          await press(viewer);
          await viewer.page.waitForTimeout(state === 'done' ? 1_500 : 800);
          await viewer.see(`act-${name}-${state}`);
          // Away from the application, which would send again what was not answered.
          if (state === 'under-way') await viewer.page.goto(`${viewer.site}/robots.txt`);
        });
        await end();
      });
    }
  }
}
