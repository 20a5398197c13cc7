export { redisBroadcast, type NewsServer, type NewsServerOptions } from './redis-broadcast.ts';
