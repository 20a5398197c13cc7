/** Pages of the personal centre, by the names the field gives them. */
export type CentrePage = 'personalHistoryCopy' | 'transactionHistory';

declare module '@livery/session' {
  interface DialogMap {
    memberCentre: { readonly page: CentrePage };
  }
}
