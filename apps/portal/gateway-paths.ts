/** Beginnings of the paths that the gateway answers; in development they are passed on to it. */
// The wallet calls of vendors begin like the page of seamless games.
// oxlint-disable-next-line livery/no-path-literal -- paths of the gateway, not of the site
export const gatewayPaths = ['/wps', '/cdn', '/seamless', '/lgw', '/lotto', '/TCG_PROD_IMAGES', '/__dev'] as const;
