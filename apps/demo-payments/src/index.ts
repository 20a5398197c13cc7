export { buildApp as buildPaymentsApp, type AppOptions, type PaymentsApp } from './server/app.ts';
export { createFaults, NO_FAULTS, parseFaultPlan, type FaultPlan } from './server/faults.ts';
export { openStore as openPaymentsStore } from './server/store.ts';
