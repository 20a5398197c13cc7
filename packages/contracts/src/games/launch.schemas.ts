import { z } from 'zod';
import { languageCode, merchantCode } from '../fields.ts';
import { game } from './game.schemas.ts';
import { framePermission, openPolicy } from './vocabulary.ts';

export const launchRequest = z
  .object({
    gameId: z.string().max(64).optional(),
    roomId: z.string().max(64).optional(),
    nodeId: z.string().max(64).optional(),
    accountType: z.coerce.number<number>().pipe(z.literal(1)),
    confirmTrans: z.coerce.number<number>().pipe(z.literal(0)),
    vassalage: z.string().max(32),
    launchMode: z.literal('GLS'),
    platform: z.literal('html5-desktop'),
    clientType: z.coerce.number<number>().pipe(z.literal(3)),
    username: z.string().max(64).optional(),
    merchantCode: merchantCode.optional(),
    language: languageCode.optional(),
  })
  .refine((launch) => launch.gameId !== undefined || launch.roomId !== undefined, { path: ['gameId'], message: 'gameId or roomId' });

/** The game's address. Vendors return one of the two. */
export const launch = z.object({
  game_url: z.string().optional(),
  game_url2: z.string().optional(),
  /** How the vendor requires its games to be opened. */
  open: openPolicy,
  /** What the vendor's page may do in a frame; left out, nothing but run scripts. */
  framePermissions: z.array(framePermission).optional(),
  game,
});
