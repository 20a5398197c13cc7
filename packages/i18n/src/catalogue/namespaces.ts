/** The catalogue's namespaces: one file per language and namespace. */
export const namespaces = ['common', 'shell', 'account', 'games', 'content', 'member', 'errors', 'format'] as const;

/** A namespace of the catalogue. */
export type Namespace = (typeof namespaces)[number];

/**
 * Namespaces the first screen needs. `errors` is among them because a page that cannot reach the network
 * could not fetch the sentence that says so.
 */
export const firstNamespaces = ['common', 'shell', 'errors', 'format'] as const satisfies readonly Namespace[];
