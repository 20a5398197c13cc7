export { paymentCallbackRoutes } from './callback-routes.ts';
export { type Cashier, createCashier } from './cashier.ts';
export type { DeskRefusal, Decision } from './deposits/desk.ts';
export type { Deposit, DepositChange, DepositState, Receipt } from './deposits/types.ts';
export { depositHandlers, depositReplays } from './handlers.ts';
export type { MethodText, PaymentMethod } from './methods.ts';
export type { CallbackRequest, PayInOrder, PaymentAdapter, PaymentReply, PayoutOrder, PayoutStatus, ProviderRef, ReadCallback } from './providers/adapter.ts';
export { createLiveryAdapter } from './providers/livery-adapter.ts';
export { createProviders, type Provider, type Providers } from './providers/providers.ts';
