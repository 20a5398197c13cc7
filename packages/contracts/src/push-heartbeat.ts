/** Milliseconds between two heartbeats of the push stream: shorter than the idle limit of common proxies (60 s). */
export const PUSH_HEARTBEAT_MS = 20_000;
