import { Fragment } from 'react';
import type { ReactNode } from 'react';

/** Stands where a site has a boundary around a dialog, and catches nothing, so that a failure fails its test. */
export function PlainBoundary({ children }: { readonly children: ReactNode }) {
  return <Fragment>{children}</Fragment>;
}
