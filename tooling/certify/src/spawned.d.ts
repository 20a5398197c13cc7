/** A gateway that listens. */
export interface Serving {
    readonly url: string;
    close(): Promise<void>;
    /** Ends its process at once, whatever it is doing; undefined where it has none of its own. */
    readonly kill: (() => Promise<void>) | undefined;
}
/** Starts a gateway in a process of its own. */
export declare function spawnGateway(database: string, dist: string): Promise<Serving>;
