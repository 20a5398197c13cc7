export { createLease, type Lease } from './lease.ts';
