const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** What is good once is remembered longer than it is good: another machine's clock may differ by a minute. */
const SKEW_MS = 5 * MINUTE_MS;

/** How long the rows of a table stay. */
export interface Retention {
  /** The time that counts: a column of the table. */
  readonly from: string;
  /** Milliseconds behind it. */
  readonly keepMs: number;
  /** Why so long, and what happens to a row that is asked for later. */
  readonly why: string;
}

/**
 * Every table whose rows are deleted in time. README.md has the same list, and says what else is deleted: what its owner takes back, or
 * is done. A test compares both with the code. All else stays: the ledger, bets, rounds, transfers and what people entered.
 */
export const retention = {
  bet_change: { from: 'at', keepMs: 400 * DAY_MS, why: 'as the bets of settlements, which it completes' },
  captcha: { from: 'expires_at', keepMs: 0, why: 'is good until then' },
  crypto_key: { from: 'not_after', keepMs: 0, why: 'opens nothing any more' },
  game_launch: { from: 'expires_at', keepMs: DAY_MS, why: 'a launch token that comes late is told that it expired' },
  game_play_day: { from: 'day', keepMs: 31 * DAY_MS, why: 'popularity counts the last 30 days' },
  game_round_detail: { from: 'at', keepMs: 1827 * DAY_MS, why: 'five years, in which a round may be disputed; by whole months' },
  game_session: { from: 'ends_at', keepMs: 90 * DAY_MS, why: 'a vendor may pay prizes and take bets back for so long, and as long as a bet is open' },
  game_win: { from: 'opened_at', keepMs: 14 * DAY_MS, why: 'the winners board shows no older ones; the round itself stays' },
  idempotent_call: { from: 'created_at', keepMs: 7 * DAY_MS, why: 'a browser repeats a call for so long' },
  inbox_message: { from: 'sent_at', keepMs: 365 * DAY_MS, why: 'a year of messages to a member, with what became of them' },
  job_run: { from: 'at', keepMs: 400 * DAY_MS, why: 'a job makes up for all that it missed since its newest run' },
  ledger_check: { from: 'at', keepMs: 400 * DAY_MS, why: 'a year of checks to compare; by whole months' },
  login_attempt: { from: 'ends_at', keepMs: 0, why: 'failures count until then, and longer where a wait is longer' },
  email_code: { from: 'expires_at', keepMs: HOUR_MS, why: 'a late code is told that it expired' },
  login_challenge: { from: 'expires_at', keepMs: 0, why: 'a second factor is awaited until then' },
  member: { from: 'registered_at', keepMs: 30 * DAY_MS, why: 'trial accounts alone, with their bets: nobody can log in to one again' },
  member_refusal: { from: 'hour', keepMs: 90 * DAY_MS, why: 'refused calls of a member, counted by the hour: an attack is looked into for so long, and addresses stay no longer' },
  message_queue: { from: 'ended_at', keepMs: 7 * DAY_MS, why: 'that a message was sent or failed, without its content' },
  operator_attempt: { from: 'ends_at', keepMs: 0, why: 'counts nothing any more' },
  operator_movement: { from: 'at', keepMs: DAY_MS, why: 'counts towards what an operator moves alone for so long' },
  operator_session: { from: 'expires_at', keepMs: DAY_MS, why: 'its end is told to who comes back within a day' },
  outbox: { from: 'written_at', keepMs: DAY_MS, why: 'events are delivered in seconds; what nobody reads is no news after a day' },
  phone_token_used: { from: 'forget_at', keepMs: SKEW_MS, why: 'the token has expired itself, by the clock of every machine' },
  remembered_device: { from: 'expires_at', keepMs: 0, why: 'logs nobody in any more' },
  seamless_tx: { from: 'at', keepMs: 90 * DAY_MS, why: 'calls that moved nothing alone: a vendor repeats them for days; those that moved money stay, so that they count once' },
  sealed_seen: { from: 'forget_at', keepMs: SKEW_MS, why: 'the sealed body is too old to be taken, by the clock of every machine' },
  session: { from: 'expires_at', keepMs: DAY_MS, why: 'its end is told to who comes back within a day' },
  settlement: { from: 'to_period', keepMs: 400 * DAY_MS, why: 'hourly and real-time salaries alone, where nothing is due, without the last of a contract: what was paid stays in the ledger; dividends and daily salaries stay' },
  settlement_bet: { from: 'at', keepMs: 400 * DAY_MS, why: 'a year in which an agent asks which bets a figure is made of; the figure itself stays' },
  settlement_cost: { from: 'to_period', keepMs: 400 * DAY_MS, why: 'as the bets of settlements; what is taken back of older ones changes nothing' },
  settlement_line: { from: 'to_period', keepMs: 400 * DAY_MS, why: 'as the bets of settlements' },
  settlement_mark: { from: 'day', keepMs: 200 * DAY_MS, why: 'corrections look back 91 days from a period of a month, which may be settled two months later; longer while settlements of a merchant are further behind' },
  settlement_period: { from: 'to_period', keepMs: 560 * DAY_MS, why: 'the bets of settlements name the periods that their corrections belong to: 400 days, and the 153 that corrections look back at most' },
  sms_code: { from: 'expires_at', keepMs: HOUR_MS, why: 'a late code is told that it expired' },
  temporary_password: { from: 'expires_at', keepMs: 0, why: 'logs nobody in any more' },
  throttle: { from: 'ends_at', keepMs: 0, why: 'counts nothing any more' },
  totp: { from: 'expires_at', keepMs: 0, why: 'authenticators that were not confirmed alone' },
  upload: { from: 'uploaded_at', keepMs: DAY_MS, why: 'pictures that nothing owns alone: a form that was not sent' },
  vendor_flow: { from: 'hour', keepMs: 3 * DAY_MS, why: 'the caps of vendors count an hour and the day of the merchant' },
  work_used: { from: 'expires_at', keepMs: SKEW_MS, why: 'the challenge has expired, by the clock of every machine' },
} as const satisfies Readonly<Record<string, Retention>>;

/** A table of {@link retention}. */
export type RetainedTable = keyof typeof retention;
