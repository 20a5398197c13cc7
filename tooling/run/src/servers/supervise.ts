import { PlainError } from '../plain-error.ts';
import type { Service } from './service.ts';

const IMPATIENT_MS = 1_000;

function explain(service: Service, how: string, lastLines: string): PlainError {
  return new PlainError(`The ${service.name} ${how}. Its last words:\n\n${lastLines || '(none)'}\n\nAll of its output: ${service.log}`);
}

async function failure(services: Service[]): Promise<never> {
  const first = await Promise.race(services.map(async (service) => ({ service, end: await service.ended })));
  const how = first.end.signal === null ? `ended with exit code ${first.end.code ?? 'unknown'}` : `was ended by ${first.end.signal}`;
  throw explain(first.service, how, first.end.lastLines);
}

async function whenReady(services: Service[], failed: Promise<never>, onReady: () => void): Promise<void> {
  const ready = await Promise.allSettled(services.map((service) => service.ready()));
  // One that is gone explains itself through `failed`, with its last lines.
  if (ready.some((each) => each.status === 'rejected')) await failed;
  onReady();
}

function stopAsked(): Promise<void> {
  return new Promise((resolve) => {
    let asked = 0;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        // One Ctrl+C may arrive twice (from the terminal and from npm); a person who presses again waits longer.
        if (asked !== 0 && Date.now() - asked > IMPATIENT_MS) process.exit(130);
        asked ||= Date.now();
        resolve();
      });
    }
  });
}

/**
 * Looks after servers until the person stops them or one of them dies; nothing is restarted behind anyone's back.
 *
 * @param onReady runs once all of them answer
 * @returns 0 after a requested stop
 * @throws PlainError with the last lines of the server that died
 */
export async function supervise(services: Service[], onReady: () => void): Promise<number> {
  const stopped = stopAsked();
  const failed = failure(services);
  try {
    await Promise.race([whenReady(services, failed, onReady), stopped, failed]);
    await Promise.race([stopped, failed]);
    process.stdout.write('\nStopping …\n');
    return 0;
  } finally {
    failed.catch(() => {}); // stopping ends them all, as meant
    await Promise.all(services.map((service) => service.stop()));
  }
}
