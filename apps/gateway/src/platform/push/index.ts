export { createNews, type Concerned, type News, type NewsDeps } from './news.ts';
export { createPushHub, type Listener, type PushHub } from './hub.ts';
