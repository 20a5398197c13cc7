import type { BootData } from '@livery/contracts';
import { announcementRequest, contentApi } from '@livery/content';
import { lobbyApi } from '@livery/game-lobby';
import { sessionApi } from '@livery/session';
import type { Brand } from '@livery/brand-kit';
import type { PortalStore } from './store.ts';

/**
 * Puts the answers that the gateway wrote into the page into the store, so that the first screen asks for nothing.
 * Answers in another language than the visitor's are left out: they would have to be fetched again.
 */
export function takeFirstAnswers(store: PortalStore, boot: BootData | undefined, brand: Brand, language: string): void {
  if (boot === undefined) return;
  const { dispatch } = store;
  const { permission, systemStatus } = boot;
  if (systemStatus) dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'systemStatus', arg: {}, value: systemStatus }]));
  if (permission) dispatch(sessionApi.util.upsertQueryEntries([{ endpointName: 'permission', arg: undefined, value: permission }]));
  if (boot.language !== language) return;
  const { gameCategories, hotGames, banners, winners, announcements, availablePromotions } = boot;
  const hot = { isPlatform: 2, platform: 'html5-desktop', language } as const;
  const lobby = lobbyApi.util.upsertQueryEntries;
  if (gameCategories) dispatch(lobby([{ endpointName: 'gameCategories', arg: undefined, value: gameCategories }]));
  if (hotGames) dispatch(lobby([{ endpointName: 'hotGames', arg: hot, value: hotGames }]));
  const content = contentApi.util.upsertQueryEntries;
  if (banners) dispatch(content([{ endpointName: 'banners', arg: { group: 'w_announcement' }, value: banners }]));
  if (winners) dispatch(content([{ endpointName: 'winners', arg: undefined, value: winners }]));
  if (announcements) dispatch(content([{ endpointName: 'announcements', arg: announcementRequest(brand), value: announcements }]));
  if (availablePromotions) dispatch(content([{ endpointName: 'availablePromotions', arg: undefined, value: availablePromotions }]));
}
