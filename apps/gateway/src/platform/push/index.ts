export { createMemberRefresh } from './member-refresh.ts';
export { createPubSub, type PubSub, type PubSubDeps, type Publish, type Topic } from './pubsub.ts';
export { createLapsedStreams, type LapsedStreams } from './lapsed-streams.ts';
export { createPushHub, type Listener, type PushHub } from './hub.ts';
