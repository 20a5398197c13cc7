/** What the dialog about money at vendors is opened with. */
export type VendorWalletsProps = object;

declare module '@livery/app-shell' {
  interface DialogMap {
    /** Money at vendors with wallets of their own, and the way home for it. */
    vendorWallets: VendorWalletsProps;
  }
}
