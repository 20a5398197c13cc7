export { type Addresses, createAddresses, type KnownAddress } from './addresses.ts';
