import { type Database } from '@livery/gateway';
/** A bet as the gateway's records have it. */
export interface RecordedBet {
    readonly roundId: string;
    readonly state: string;
    readonly stake: bigint;
    readonly payout: bigint;
}
/** The operator's side of a certification: gateways, players and books. */
export interface Platform {
    readonly merchant: string;
    readonly currency: string;
    readonly exponent: number;
    /** Secret of the vendor. */
    readonly secret: string;
    /** Addresses of the gateways, all on one database: those of now. */
    readonly gateways: readonly string[];
    /** Kills one gateway in the middle of its work and starts another in its place; false where they have no processes of their own. */
    replaceGateway(): Promise<boolean>;
    /** Opens a player's account with so many minor units. */
    player(funds: bigint): Promise<string>;
    /** A token of the player on the site, as after a login. */
    session(playerId: string): Promise<string>;
    /** A launch token. */
    launch(playerId: string, gameCode: string): Promise<string>;
    balance(playerId: string): Promise<bigint>;
    /** Ends the player's game sessions, as time would. */
    expireSessions(playerId: string): Promise<void>;
    setBlocked(playerId: string, blocked: boolean): Promise<void>;
    setClosed(gameCode: string, closed: boolean): Promise<void>;
    /** Bets of one player, or of all. */
    bets(playerId?: string): Promise<RecordedBet[]>;
    /** What is wrong with the books: nothing, always. */
    faults(): Promise<string[]>;
    close(): Promise<void>;
}
/** What a house is opened on. */
export interface PlatformOptions {
    /** Open and migrated; it stays open. */
    readonly db: Database;
    /** Where it is: then the gateways are processes of their own. Without it they listen in this one. */
    readonly url?: string | undefined;
    /** How many gateways. */
    readonly gateways: number;
    readonly vendor: string;
    readonly games: readonly string[];
    /** Where the vendor's own wallet is, if it keeps its players' money. */
    readonly keepsMoneyAt?: string;
}
/** Stakes of the games in hundredths: 10 to 100000. */
export declare const LIMITS: {
    readonly min: 10n;
    readonly max: 100000n;
};
/** Opens a {@link Platform}. */
export declare function openPlatform(options: PlatformOptions): Promise<Platform>;
