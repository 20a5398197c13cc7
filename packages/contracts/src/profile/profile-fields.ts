/** Fields of a profile, in the order of its form. Plain values without zod, so that browsers may carry them. */
export const profileFields = ['payeeName', 'fullName', 'birthday', 'nationality', 'address', 'occupation', 'incomeSource', 'telegram', 'zalo'] as const;
/** A field of a profile. */
export type ProfileField = (typeof profileFields)[number];

/** Where a holder's money comes from. */
export const incomeSources = ['salary', 'business', 'savings', 'investments', 'pension', 'family', 'other'] as const;
/** See {@link incomeSources}. */
export type IncomeSource = (typeof incomeSources)[number];
