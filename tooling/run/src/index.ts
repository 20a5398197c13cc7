export { readFleet } from './sites/fleet.ts';
export type { Fleet } from './sites/fleet.ts';
export { freePort } from './servers/ports.ts';
export { startDemoPayments, startDemoVendor, startGateway } from './servers/servers.ts';
export { startService } from './servers/service.ts';
export type { Service, ServiceEnd, ServiceOptions } from './servers/service.ts';
export type { Settings } from './servers/settings.ts';
