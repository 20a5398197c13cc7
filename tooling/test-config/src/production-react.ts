/** React and what it is made of, as packages. */
const REACT = /\/node_modules\/(?:react|react-dom|scheduler)\/[\w-]+\.js$/;

/** A plugin of Vite, as far as it is one. */
export interface ProductionReact {
  readonly name: string;
  /** Whose compiler of JSX calls what React's production build has. */
  config(): { readonly oxc: { readonly jsx: { readonly development: false } }; readonly optimizeDeps: { readonly rolldownOptions: { readonly plugins: readonly object[] } } };
}

/**
 * Vite's plugin by which pages get the production build of React alone: as sites do, and in a seventh less time than its development
 * build takes. Everything else stays as it is for development: what our own code and Redux Toolkit check then is checked.
 */
export function productionReact(): ProductionReact {
  const build = {
    name: 'react-for-production',
    transform: { filter: { id: REACT }, handler: (code: string): string => code.replaceAll('process.env.NODE_ENV', '"production"') },
  };
  return {
    name: 'production-react',
    config: () => ({ oxc: { jsx: { development: false } }, optimizeDeps: { rolldownOptions: { plugins: [build] } } }),
  };
}
