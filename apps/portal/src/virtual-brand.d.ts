declare module 'virtual:brand' {
  import type { Brand } from '@livery/brand-kit';

  /** The brand this site is. Imported by the bootstrap alone; everything else calls `useBrand()`. */
  const brand: Brand;
  export default brand;
}
