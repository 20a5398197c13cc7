import { ENGINES } from '../../engines/registry.ts';
import { engineOfVendor } from '../../shared/vendors.ts';
import type { EngineId } from '../../shared/protocol.ts';
import type { Engine, EngineFactory, EngineHost } from './engine.ts';

/** The engines of this process. */
export interface Engines {
  byId(id: EngineId): Engine;
  /** The engine of a vendor's games. */
  forVendor(vendor: string): Engine;
  /** Lets every engine take up what waits for it. */
  resume(): void;
}

/** Builds every engine of the house; tests bring engines of their own. */
export function createEngines(host: EngineHost, factories: Readonly<Partial<Record<EngineId, EngineFactory>>> = {}): Engines {
  const made = new Map<EngineId, Engine>();
  for (const id of Object.keys(ENGINES) as EngineId[]) made.set(id, (factories[id] ?? ENGINES[id])(host));
  const byId = (id: EngineId): Engine => {
    const engine = made.get(id);
    if (engine === undefined) throw new Error(`No engine ${id}.`);
    return engine;
  };
  return {
    byId,
    forVendor: (vendor) => byId(engineOfVendor(vendor)),
    resume: () => made.forEach((engine) => engine.resume?.()),
  };
}
