import type { ContractKind, ResponseOf } from '@livery/contracts';
import type { AgentRouteId } from '@livery/navigation';

/** What the merchant has switched on, by the names of the field. */
export type Switches = ResponseOf<'consolidatedSettings'>;

/** The merchant's switch of each kind. */
export const switchOf = { dividend: 'divtypereq', daily: 'dailysalreqtype', hourly: 'contracthoursalreq', realtime: 'realtimesalreqtype' } as const satisfies Readonly<Record<ContractKind, keyof Switches>>;

/** The kinds that are on. Their list in the contracts stands beside the schemas, which no page fetches. */
export const kindsOn = (switches: Switches): readonly ContractKind[] => (Object.keys(switchOf) as ContractKind[]).filter((kind) => switches[switchOf[kind]]);

/** The panel of each kind, in the route table. */
export const panelOf = { dividend: 'dividend', daily: 'dailySalary', hourly: 'hourlySalary', realtime: 'realTimeSalary' } as const satisfies Readonly<Record<ContractKind, AgentRouteId>>;

/** The kind that a panel is of; undefined for the other panels. */
export const kindOfPanel = (page: string): ContractKind | undefined => (Object.keys(panelOf) as ContractKind[]).find((kind) => panelOf[kind] === page);

/** Which panels of kinds of contracts an agent sees. */
export interface KindsSeen {
  /** What the merchant has switched on; undefined while that is not known. */
  readonly switches: Switches | undefined;
  /** Kinds of which something of the agent is not settled, on or off; undefined while that is not known. */
  readonly unsettled: readonly ContractKind[] | undefined;
}

/**
 * The panels that an agent has: those of a kind of contract where the merchant has it, or something of it is not settled. While that is not known yet, or could
 * not be asked, the panel of the address alone, so that nobody is led away from it.
 *
 * @param pages what there is, by key
 * @param current the panel of the address
 */
export function panelsOn<Page extends { readonly key: string }>(pages: readonly Page[], { switches, unsettled }: KindsSeen, current: string): readonly Page[] {
  return pages.filter(({ key }) => {
    const kind = kindOfPanel(key);
    return kind === undefined || switches?.[switchOf[kind]] === true || (switches === undefined || unsettled === undefined ? key === current : unsettled.includes(kind));
  });
}
