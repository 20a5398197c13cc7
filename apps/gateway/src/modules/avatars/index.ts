export { createAvatars, type Avatars } from './avatars.ts';
export { avatarHandlers } from './handlers.ts';
