export { createEnrolment } from './accounts/enrolment.ts';
export { createOperators } from './accounts/operators.ts';
export { createOperatorSessions } from './accounts/operator-sessions.ts';
export { createOperatorModule, type OperatorModule, type OperatorsDeps } from './create-operators.ts';
export { createTrail, PLATFORM, type Trail } from './trail/trail.ts';
export { createTrailChecks, type TrailChecks } from './trail/trail-checks.ts';
export { type TrailVerdict, verifyTrail } from './trail/verify-trail.ts';
