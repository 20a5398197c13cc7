export { createPubSub, type PubSub, type PubSubDeps, type Publish, type Topic } from './pubsub.ts';
export { createPushHub, type Listener, type PushHub } from './hub.ts';
