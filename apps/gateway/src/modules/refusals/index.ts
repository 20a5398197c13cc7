export { noteRequests } from './note-requests.ts';
export { createRefusals, type Refusals } from './refusals.ts';
