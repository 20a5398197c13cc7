/** Kinds of what comes to members and goes from them beside play. */
export const movementKinds = ['deposit', 'payout', 'transfer', 'reward', 'salary', 'adjustment'] as const;
