export { createAlarmClock, migrateAlarmClock, type AlarmClock } from './alarm-clock.ts';
export { createJobs, type Job, type Jobs, type JobTenant } from './jobs.ts';
export { createLease, type Lease } from './lease.ts';
export { oneByOne } from './one-by-one.ts';
export { holdRuns, newestRun, runOnce, type JobRun } from './run-once.ts';
