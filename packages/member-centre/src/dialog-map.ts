/** Pages of the personal centre, by the names the field gives them. */
export type CentrePage = 'personalHistoryCopy' | 'transactionHistory';

declare module '@livery/app-shell' {
  interface DialogMap {
    memberCentre: { readonly page: CentrePage };
  }
}
