// Imported for its effect: when the process that started this one is gone, this one stops as if asked to.
// A stop of `npm start` that reaches npm alone (a supervisor's, a CI's) would otherwise leave servers behind on their ports.
const LOOK_EVERY_MS = 500;
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, LOOK_EVERY_MS).unref();
