/** The catalogue's namespaces: one file per language and namespace. */
export const namespaces = ['common', 'shell', 'layout', 'account', 'games', 'content', 'member', 'agent', 'calendar', 'errors', 'format'] as const;

/** A namespace of the catalogue. */
export type Namespace = (typeof namespaces)[number];

/**
 * Namespaces the first screen needs. A site fetches `errors` as soon as that screen stands: a page that has lost the
 * network could not fetch the message about it.
 */
export const firstNamespaces = ['common', 'shell', 'format'] as const satisfies readonly Namespace[];
