/** Addresses that open the home page. /login and the registration addresses open their dialog over it. */
export const homePaths: readonly string[] = ['/', '/index', '/index.html', '/home', '/login', '/register', '/register.html'];
