import type { ResponseOf } from '@livery/contracts';

/** What a member has earned as cashback, and what it comes from. */
export type Cashback = ResponseOf<'cashback'>;
