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
  test: /[\\/]packages[\\/](?:ui-kit[\\/]src[\\/]icons[\\/]|(?:ui-kit|layout|game-lobby|content|session|i18n)[\\/]src[\\/](?:.*[\\/])?(?:load-failed|date-time|section-heading|skeleton|surface|breakpoints|game-tile|lazy-image|promotion-panel|money|grid|vendor-card|category-glyphs|shimmer|throttle|use-problem|game-card|initials|page-messages)\.tsx?$)/,
};

/** What a session does beside the first screen, in one piece. */
const session = { name: 'session', test: /[\\/]packages[\\/]session[\\/]src[\\/]flow[\\/]/ };

/** The bundler's groups of modules, the first that fits counting. `pnpm bench home-js` counts what they come to. */
export const chunkGroups = [...libraries, english, texts, start, parts, session];
