/** Libraries that change only with an upgrade: chunks of their own, so that a release of ours leaves them cached. */
const libraries = [
  { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler|react-router)[\\/]/ },
  { name: 'platform', test: /node_modules[\\/](?:@reduxjs|react-redux|redux|reselect|immer|i18next|styled-components|stylis)[\\/]/ },
];

/** One file for what the home page says below its first screen, so that English is not a script for each namespace. */
const english = { name: 'texts-EN', test: /[\\/]i18n[\\/]src[\\/]locales[\\/]EN[\\/](?:games|content|layout|errors)\.json$/ };

/** One file a language for what the home page says, so that a language costs one request more than English. */
const texts = {
  name: (id: string) => `texts-${/locales[\\/]([A-Z-]+)/.exec(id)?.[1] ?? ''}`,
  test: /[\\/]i18n[\\/]src[\\/]locales[\\/](?!EN[\\/])[A-Z-]+[\\/](?:common|shell|format|games|content|layout)\.json$/,
};

/** What the first script needs of ours, in one piece, instead of a piece for each set of pages that share it. */
const start = { name: 'start', tags: ['$initial' as const], test: /[\\/](?:packages|portal[\\/]src[\\/](?:app|home))[\\/]/ };

/**
 * Small parts that most pages share, in one piece. Each would be a script of its own, most of them under one kilobyte: a
 * first visit fetched 37.
 */
const parts = {
  name: 'parts',
  test: /[\\/]packages[\\/](?:ui-kit[\\/]src[\\/]icons[\\/]|(?:ui-kit|layout|game-lobby|content|session|i18n)[\\/]src[\\/](?:.*[\\/])?(?:load-failed|date-time|section-heading|skeleton|surface|breakpoints|game-tile|lazy-image|promotion-panel|money|grid|vendor-card|category-glyphs|shimmer|throttle|use-problem|game-card|initials)\.tsx?$)/,
};

/** What a session does beside the first screen, in one piece. */
const session = { name: 'session', test: /[\\/]packages[\\/]session[\\/]src[\\/]flow[\\/]/ };

/** What dialogs and drawers are made of, with the library below them. */
const overlays = {
  name: 'overlays',
  test: /[\\/]ui-kit[\\/]src[\\/]overlays[\\/](?:modal|drawer|use-modal-lifecycle)\.tsx?$|[\\/]node_modules[\\/](?:use-sync-external-store[\\/]shim[\\/]|react-aria[\\/].*[\\/]useEvent\.m?js$)/,
};

/** Fields of forms in one piece: most come to less than one kilobyte, and no form has only one. */
const fields = { name: 'fields', test: /[\\/]ui-kit[\\/]src[\\/]fields[\\/](?:text-field|control-style|field-parts|choice-style|checkbox|otp-field)\.tsx?$/ };

/** How forms are sent and answered. */
const forms = { name: 'forms', test: /[\\/]packages[\\/]forms[\\/]src[\\/](?:.*[\\/])?(?:use-submit|use-form-focus|problem-of|password-rule)\.tsx?$/ };

/** What logging in and free play share. */
const signIn = { name: 'sign-in', test: /[\\/]account[\\/]src[\\/](?:api|remember[\\/]login-cookie)\.ts$/ };

/** Small parts that the lobby's pages share. */
const lobby = { name: 'lobby', test: /[\\/]game-lobby[\\/]src[\\/](?:.*[\\/])?(?:hall-api|lottery-kinds|hall-root|hall-titles)\.tsx?$/ };

/** The bundler's groups of modules, the first that fits counting. `pnpm bench home-js` counts what they come to. */
export const chunkGroups = [...libraries, english, texts, start, parts, session, overlays, fields, forms, signIn, lobby];
