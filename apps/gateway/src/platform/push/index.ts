export { createNews, type News, type NewsDeps, type Tell, type Topic } from './news.ts';
export { createPushHub, type Listener, type PushHub } from './hub.ts';
