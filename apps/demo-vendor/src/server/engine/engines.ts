import { ENGINES } from '../../engines/registry.ts';
import { engineOfVendor } from '../../shared/vendors.ts';
import type { EngineId } from '../../shared/protocol.ts';
import type { Engine, EngineFactory, EngineHost } from './engine.ts';

/** The engines, one instance each. */
export interface Engines {
  byId(id: EngineId): Engine;
  /** The engine of a vendor's games. */
  forVendor(vendor: string): Engine;
  /** Lets every engine continue its unfinished rounds. */
  resume(): void;
}

/** Creates every registered engine, or those of `factories` in their place. */
export function createEngines(host: EngineHost, factories: Readonly<Partial<Record<EngineId, EngineFactory>>> = {}): Engines {
  const made = new Map<EngineId, Engine>();
  for (const id of Object.keys(ENGINES) as EngineId[]) made.set(id, (factories[id] ?? ENGINES[id])(host));
  const byId = (id: EngineId): Engine => {
    const engine = made.get(id);
    if (engine === undefined) throw new Error(`Engine ${id} is not registered.`);
    return engine;
  };
  return {
    byId,
    forVendor: (vendor) => byId(engineOfVendor(vendor)),
    resume: () => made.forEach((engine) => engine.resume?.()),
  };
}
