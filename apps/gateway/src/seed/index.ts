export { createDemonstrationDraws } from './demonstration-draws.ts';
export { DEMO_PIN, seedPayees } from './payees.ts';
export { seedPayments } from './payments.ts';
export { DEMO_PASSWORD } from './people.ts';
export { seedDemo, type SeedDeps } from './seed-demo.ts';
