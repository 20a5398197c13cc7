export { readFleet } from './fleet.ts';
export type { Fleet } from './fleet.ts';
export { freePort } from './ports.ts';
export { startDemoVendor, startGateway } from './servers.ts';
export { startService } from './service.ts';
export type { Service, ServiceEnd, ServiceOptions } from './service.ts';
export type { Settings } from './settings.ts';
