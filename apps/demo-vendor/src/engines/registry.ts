import type { EngineFactory } from '../server/engine/engine.ts';
import type { EngineId } from '../shared/protocol.ts';
import { createBingo } from './bingo/bingo.ts';
import { createCards } from './cards/cards.ts';
import { createDraws } from './draws/draws.ts';
import { createEvents } from './events/events.ts';
import { createFishing } from './fishing/fishing.ts';
import { createLive } from './live/live.ts';
import { createSlot } from './slot/slot.ts';
import { createTicket } from './ticket/ticket.ts';
import { createWheel } from './wheel/wheel.ts';

/** Every engine by its id; `shared/vendors.ts` assigns engines to vendors. */
export const ENGINES: Readonly<Record<EngineId, EngineFactory>> = {
  bingo: createBingo,
  live: createLive,
  slot: createSlot,
  wheel: createWheel,
  cards: createCards,
  fishing: createFishing,
  events: createEvents,
  ticket: createTicket,
  draws: createDraws,
};
