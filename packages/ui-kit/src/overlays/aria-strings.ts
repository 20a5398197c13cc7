import type { AriaStrings } from '../foundation/locale.ts';

const LOCALE = Symbol.for('react-aria.i18n.locale');
const STRINGS = Symbol.for('react-aria.i18n.strings');

let current: AriaStrings | undefined;

type Says = (strings: AriaStrings, values: Readonly<Record<string, unknown>>) => string;

const said = (says: Says) => (values: Readonly<Record<string, unknown>>) => (current === undefined ? '' : says(current, values));

/**
 * The texts of the parts of React Aria that the kit's components use; what is empty is never said, since the
 * components name these things themselves. React Aria reads the dictionary from a global once and keeps it, so
 * the texts are functions that ask for the present language each time. A part that is missing here throws by name.
 */
const dictionary = {
  '@react-aria/overlays': { dismiss: said((strings) => strings.dismiss) },
  '@react-aria/combobox': {
    listboxLabel: said((strings) => strings.suggestions),
    buttonLabel: said((strings) => strings.suggestions),
    countAnnouncement: said((strings, { optionCount }) => strings.optionCount(Number(optionCount))),
    selectedAnnouncement: said((strings, { optionText }) => strings.optionSelected(String(optionText))),
    focusAnnouncement: said((strings, { optionText, isSelected }) =>
      isSelected === true ? strings.optionSelected(String(optionText)) : String(optionText),
    ),
  },
  '@react-aria/menu': { longPressMessage: said(() => '') },
  '@react-aria/toast': { close: said(() => ''), notifications: said(() => '') },
  'react-aria-components': { selectPlaceholder: said(() => '') },
};

/** Lets React Aria speak these words from now on. */
export function speak(strings: AriaStrings): void {
  if (current === undefined) Object.assign(globalThis, { [LOCALE]: 'en-US', [STRINGS]: dictionary });
  current = strings;
}
