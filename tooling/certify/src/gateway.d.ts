import { type Database, type Gateway } from '@livery/gateway';
/** The merchant that vendors are certified at, and its currency. */
export declare const MERCHANT = "CERTIFY01";
export declare const CURRENCY: {
    readonly code: 'PHP';
    readonly symbol: 'P';
    readonly exponent: 2;
};
/** A whole gateway for that merchant, on an open and migrated database; it serves no sites. */
export declare function buildGateway(db: Database, distDir: string): Promise<Gateway>;
