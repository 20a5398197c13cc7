declare module '@livery/app-shell' {
  interface DialogMap {
    /** One announcement by itself, after a login. */
    popUpNotice: { readonly id: string };
  }
}

/** What the announcement call is asked for after a login: the kind that pops up. */
export const popUpRequest = { types: 'PU', platform: 'W', execution: 'PU' } as const;
