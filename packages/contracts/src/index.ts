export { type ContractKind, contractKinds, type ContractState } from './agent-contract/agent-contract.schemas.ts';
export { movementKinds } from './agent/movement-kinds.ts';
export { failureTemplateId } from './failure-template.ts';
export type { PreloadedState } from './preloaded-state.ts';
export {
  announcementTypes, bannerGroups, cockfightVendorCodes, esportsVendorCodes, gameFeatures, gameSorts, gameTypes, liveKinds, platformLanguages, prizeModes, vendorCodes, vendorNames, volatilities,
} from './codes.ts';
export type { AnnouncementType, GameFeature, GameSort, GameType, LiveKind, PlatformLanguage, PrizeMode, VendorCode, Volatility } from './codes.ts';
export type { CallMethod, CallSpec, ModuleId } from './call.ts';
export { type CallName, calls } from './calls.ts';
export type { Envelope, FailureDetails, FailureEnvelope, FieldFault, LaunchAdvice, SuccessEnvelope } from './envelope.ts';
export { decimalOf, minorOf } from './decimal.ts';
export { type ErrorCode, errorCodes } from './error-codes.ts';
export type { AgentType } from './fields.ts';
export { isKeptMoment } from './kept-moment.ts';
export { initialCalls } from './initial-calls.ts';
export { type PushEventName, type PushEventOf, pushEvents } from './events.ts';
export { redactErrorText } from './system/redact-error-text.ts';
export { PUSH_HEARTBEAT_MS } from './push-heartbeat.ts';
export { canDo, type GuardedAction, guardRefusal, type GuardRefusal, guardTable, isAgentsOnly, type Verdict } from './guard/guard-table.ts';
export { isAgentType, type Role, roleOf } from './guard/roles.ts';
export { orderCategories } from './games/category-order.ts';
export type { FramePermission } from './games/vocabulary.ts';
export { gamePageSizes } from './games/page-sizes.ts';
export { listSource } from './games/list-source.ts';
export { gamePlatforms, sitePlatforms } from './games/platform-codes.ts';
export { winnersBoardDays } from './content/winners-board-days.ts';
export { birthdayBounds, checkProfile, isFixed } from './profile/check-profile.ts';
export type { ProfileEntry, ProfileLimits, ProfileValues } from './profile/check-profile.ts';
export { incomeSources, profileFields } from './profile/profile-fields.ts';
export type { IncomeSource, ProfileField } from './profile/profile-fields.ts';
export { checkRegistration } from './registration/check-fields.ts';
export type { RegisterField, RegisterRule, RegisterValues } from './registration/check-fields.ts';
export { toLatinDigits } from './latin-digits.ts';
export { e164, mobileFault, plainNumber } from './registration/mobile-number.ts';
export { type PatternId, patternSources } from './registration/patterns.ts';
export { formOf, isCodeRequired, type KnownInvitation, type RegistrationForm, type RegistrationTab } from './registration/form-of.ts';
export { HPKE_HEADER, HPKE_VERSION, SEALED_LIFETIME_MS, sealedAad, sealedInfo } from './sealed.ts';
export type { SealedBody, SealedPlain } from './sealed.ts';
export { sealedAnswerAad, sealedAnswerInfo } from './sealed-answer.ts';
export type { AnswerBinding } from './sealed-answer.ts';
export { type CallSchemas, type RequestOf, type ResponseOf, type ValidRequestOf, schemas } from './schemas.ts';
export {
  type AuthenticateAnswer,
  type BalanceAnswer,
  type SeamlessRefusal,
  type TransactionAnswer,
} from './seamless/answers.ts';
export { type SeamlessCall, seamlessCalls } from './seamless/calls.ts';
export { type SeamlessCode, seamlessCodes, seamlessStatus } from './seamless/codes.ts';
export type {
  AuthenticateRequest,
  BalanceRequest,
  BetRequest,
  RollbackRequest,
  RoundEndRequest,
  StageRequest,
  WinRequest,
} from './seamless/requests.ts';
export { SEAMLESS_DETAIL_BYTES } from './seamless/amounts.ts';
export { SEAMLESS_MAX_SKEW_MS, seamlessHeaders, type SignedParts, signedText, signedText2, SIGNING_KEY_ID } from './seamless/signature.ts';
export { MAX_TRANSFER_BETS, type TransferBet, transferBetSchema, transferCursorSchema } from './transfer/transfer-bets.ts';
export { type TransferAnswerOf, type TransferCall, transferCalls, type TransferRequestOf } from './transfer/transfer-calls.ts';
export { type TransferCode, transferCodes, transferStatus } from './transfer/transfer-codes.ts';
export type { OperatorCallSpec } from './operator/operator-call.ts';
export { isOperatorCall, mayNeedApproval, type OperatorCallName, operatorCalls } from './operator/operator-calls.ts';
export { type OperatorEnvelope, type OperatorErrorCode, operatorErrorCodes } from './operator/operator-codes.ts';
export { type MemberRefusalCode, memberRefusalCodes } from './operator/refusal-codes.ts';
export { mayOperate, type OperatorPermission, operatorPermissions, type OperatorRole, operatorRoles } from './operator/operator-roles.ts';
export { type OperatorRequestOf, operatorSchemas, type OperatorValueOf } from './operator/operator-schemas.ts';
export { depositFee, type FeeRule } from './payments/deposit-fee.ts';
export {
  type PaymentAnswerOf,
  type PaymentCall,
  type PaymentCallback,
  paymentCallback,
  paymentCallbackAnswer,
  paymentCallbackPath,
  paymentCalls,
  paymentInstructions,
  type PaymentInstructions,
  type DepositKind,
  depositKind,
  type PaymentKind,
  paymentKind,
  type PaymentReceipt,
  type PaymentRequestOf,
} from './payments/payment-calls.ts';
export { type PaymentCode, paymentCodes } from './payments/payment-codes.ts';
export type { PeerPaymentState, WithdrawalConfirmation, WithdrawalState } from './wallet/withdrawal.schemas.ts';
export {
  STATEMENT_BODY_BYTES,
  STATEMENT_BYTES,
  STATEMENT_COLUMNS,
  STATEMENT_LINES,
  type StatementKind,
  statementKinds,
  type StatementOutcome,
  statementOutcomes,
  type StatementState,
  statementStates,
} from './payments/payment-statement.ts';
export { PAYMENT_MAX_SKEW_MS, paymentHeaders, type PaymentSignedParts, paymentSignedText } from './payments/payment-signature.ts';
export { addFigures, type Figures, NO_FIGURES, playerProfit, teamFigures, validBetOf } from './settlement/figures.ts';
export { chooseRow, type LadderCondition, type LadderConditions, type LadderFault, ladderFault, type LadderRow, type Missing, missingOf, MOST_ROWS, type RowChoice, topRate } from './settlement/ladder.ts';
export { dayAfter, nextPeriodFrom, type Period, type PeriodLength, periodLengths, periodOf } from './settlement/period.ts';
export { percentOfRate, RATE_ONE, rateOfPercent, type Share, shareOf } from './settlement/rate.ts';
export { type Accrual, accrualsOf, type RatedAgent } from './settlement/real-time.ts';
export { type Gross, grossOf, settle, type Settled, type SettledBase, type ToSettle } from './settlement/settle.ts';
