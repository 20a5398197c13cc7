export { type Fleet, type FleetBrand, readFleet } from './fleet.ts';
export { adoptFleet, directoryOf, type Tenants, type TenantsDeps } from './tenants.ts';
