import type { VendorProgram } from './vendor-program.ts';
/** A round as the demo vendor shows it to its page. */
export interface ShownRound {
    readonly roundId: string;
    readonly status: 'pending' | 'running' | 'settling' | 'settled' | 'returned' | 'refused';
    readonly stake: string;
    readonly win: string;
    readonly problem: string | null;
}
/** An answer to the page; its body has a `code` where it was refused. */
export interface PageAnswer {
    readonly status: number;
    readonly body: {
        readonly code?: string;
        readonly [field: string]: unknown;
    };
}
/** The round that was asked for. Throws what was answered in its place: a lost session, or a fault of the program, is no round. */
export declare function roundOf({ status, body }: PageAnswer, asked: string): ShownRound;
/** Calls of the demo vendor's page. */
export interface Page {
    /** Asks again until somebody answers: the program may be dead for a moment. */
    ask(method: 'GET' | 'POST', path: string, body?: unknown): Promise<PageAnswer>;
    /** What is pushed to the page, until the program ends; then from the one that comes after it. */
    listen(heard: (event: {
        readonly type: string;
        readonly [field: string]: unknown;
    }) => void, until: AbortSignal): void;
}
/** A {@link Page} of a session. */
export declare function openPage(program: VendorProgram, sessionId: string | undefined): Page;
