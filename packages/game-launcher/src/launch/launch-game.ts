import { isApiProblem } from '@livery/api-sdk';
import type { ApiProblem } from '@livery/api-sdk';
import type { FramePermission, RequestOf, ResponseOf } from '@livery/contracts';
import { imageUrl as cdnUrl, sessionApi } from '@livery/session';
import type { SessionDispatch } from '@livery/session';
import { launcherApi } from '../api.ts';
import type { GameRouteParams } from '../game-route.ts';
import { parseUrl } from '../launch-target/parse-url.ts';

type Request = RequestOf<'launchGame'>;
type Launch = ResponseOf<'launchGame'>;

/** The caller of a launch, and its language. */
export interface LaunchRequester {
  readonly merchantCode: string;
  /** What the launch names for the brand's device. */
  readonly platform: Request['platform'];
  readonly language: NonNullable<Request['language']>;
  readonly username: string | undefined;
}

/** Result of a launch. */
export type LaunchResult =
  | { readonly ok: true; readonly url: string; readonly game: Launch['game']; readonly where: Launch['open']; readonly permissions: readonly FramePermission[] }
  /** Undefined where the vendor's answer has no usable address. */
  | { readonly ok: false; readonly problem: ApiProblem | undefined };

/** The fields of a launch, exactly those of P-3.4 in docs/product.md. */
export function launchRequest({ gameId, vassalage, roomId, nodeId }: GameRouteParams, { merchantCode, platform, language, username }: LaunchRequester): Request {
  return {
    gameId,
    ...(roomId === undefined ? {} : { roomId }),
    ...(nodeId === undefined ? {} : { nodeId }),
    vassalage,
    accountType: 1,
    confirmTrans: 0,
    launchMode: 'GLS',
    platform,
    clientType: 3,
    merchantCode,
    language,
    ...(username === undefined ? {} : { username }),
  };
}

/** The address of a game: an answer that names a path alone opens at the first of the merchant's launch hosts. */
async function wholeUrl(dispatch: SessionDispatch, url: string): Promise<string> {
  if (parseUrl(url) !== undefined) return url;
  const { data } = await dispatch(sessionApi.endpoints.permission.initiate(undefined, { subscribe: false }));
  return cdnUrl(url, data?.launchGameCDNs ?? []);
}

/** Asks where a game opens. Each answer has a token of its own, good once. */
export async function launchGame(dispatch: SessionDispatch, place: GameRouteParams, by: LaunchRequester): Promise<LaunchResult> {
  const { data, error } = await dispatch(launcherApi.endpoints.launchGame.initiate(launchRequest(place, by), { forceRefetch: true, subscribe: false }));
  const url = data?.game_url ?? data?.game_url2;
  if (data === undefined || url === undefined) return { ok: false, problem: isApiProblem(error) ? error : undefined };
  return { ok: true, url: await wholeUrl(dispatch, url), game: data.game, where: data.open, permissions: data.framePermissions ?? [] };
}
