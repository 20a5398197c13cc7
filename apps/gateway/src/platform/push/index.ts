export { createPushHub, type Listener, type PushHub } from './hub.ts';
