import { createContext } from 'react';

/** Where overlays are put that are made but not shown; nowhere for those that are. */
export const Backstage = createContext<Element | undefined>(undefined);
