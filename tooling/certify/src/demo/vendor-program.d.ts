/** The demo vendor's own program, in a process of its own. */
export interface VendorProgram {
    /** Where it listens now; another port after each start. */
    readonly url: string;
    /** Ends it at once, whatever it is doing, and starts it again with what it had written. */
    kill(): Promise<void>;
    /** What goes wrong from now on: chances by vendor, as in its README; nothing without them. Resolves when it is so. */
    faults(vendors?: Readonly<Record<string, Readonly<Record<string, number>>>>): Promise<void>;
    close(): Promise<void>;
}
/** What it is started with. */
export interface VendorProgramOptions {
    /** Whose wallet it calls. */
    readonly gatewayUrl: string;
    /** Vendor → merchant → secret. */
    readonly keys: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** How many times as fast its games' time goes by. */
    readonly clockRate?: number;
    /** A port, where others have to find it again after a kill. */
    readonly port?: number;
    readonly env?: Readonly<Record<string, string>>;
}
/** A port that nobody listens on. */
export declare function freePort(): Promise<number>;
/** Starts a {@link VendorProgram} with a folder of its own. Its page is not served: whoever plays here has no browser. */
export declare function startVendorProgram({ gatewayUrl, keys, clockRate, port, env }: VendorProgramOptions): Promise<VendorProgram>;
