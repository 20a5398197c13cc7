/** What game calls name as `platform` for each device that a brand is made for. */
export const gamePlatforms = { WEB: 'html5-desktop' } as const;

/** What the calls for announcements and free play name as `platform` for each platform of a brand. */
export const sitePlatforms = { web: 'W' } as const;
