/**
 * The parts of the product that a reader of the changelog looks for, in the order in which it lists them, each with its packages. A change
 * stands under the first area that has one of its packages: the screen before the server behind it.
 */
export const areas = {
  'Agent centre': ['agent-centre'],
  'Member centre': ['member-centre', 'centre-kit'],
  'Registration and login': ['account', 'forms'],
  Games: ['game-lobby', 'game-launcher', 'demo-vendor', 'demo-artwork'],
  'Home page, header and footer': ['layout', 'content', 'navigation', 'portal'],
  'Every page': ['session', 'app-shell', 'api-sdk'],
  'Components, languages and brands': ['ui-kit', 'i18n', 'brand-kit', 'brand-build', 'brand-cli'],
  Operators: ['ops-cli', 'deploy'],
  'Server, calls and payments': ['gateway', 'contracts', 'demo-payments', 'certify', 'conform'],
} as const satisfies Record<string, readonly string[]>;

/** What no area has: the tools of whoever works on the code. */
export const OF_ENGINEERS = 'For engineers';

/** The names of all areas, in their order. */
export const areaNames: readonly string[] = [...Object.keys(areas), OF_ENGINEERS];

/** The area that a change of these packages (names without the scope) stands under. */
export function areaOf(packages: readonly string[]): string {
  const found = Object.entries<readonly string[]>(areas).find(([, names]) => packages.some((name) => names.includes(name)));
  return found?.[0] ?? OF_ENGINEERS;
}
