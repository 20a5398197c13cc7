import { createContext } from 'react';

/**
 * Key of the history entry that the visitor is at now. Inside a centre `useLocation` returns the centre's entry also while it fades
 * out: an answer that comes then would lead the visitor back, or out of the site.
 */
export const CentrePlace = createContext<{ readonly current: string } | undefined>(undefined);
