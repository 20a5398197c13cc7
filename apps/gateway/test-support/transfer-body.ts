/** What the bodies of the platform's calls on transfer vendors may hold. */
export interface TransferBody {
  readonly requestId: string;
  readonly transferId: string;
  readonly playerId: string;
  readonly currency: string;
  readonly amount: string;
  readonly scale: number;
  readonly after: string;
  readonly limit: number;
}
