// Loaded into a server before its program (`--import`): its clock is ahead by CLOCK_AHEAD_MS, and goes on from there.
const ahead = Number(process.env['CLOCK_AHEAD_MS'] ?? '0');
const system = Date;
const now = (): number => system.now() + ahead;

globalThis.Date = new Proxy(system, {
  construct: (target, given: unknown[], made) => Reflect.construct(target, given.length === 0 ? [now()] : given, made) as Date,
  get: (target, name, receiver) => (name === 'now' ? now : (Reflect.get(target, name, receiver) as unknown)),
});
