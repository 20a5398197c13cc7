/** Beginnings of the paths that the gateway answers; in development they are passed on to it. */
export const gatewayPaths = ['/wps', '/cdn', '/seamless', '/lgw', '/lotto', '/TCG_PROD_IMAGES', '/__dev'] as const;
