import { onOneEngine } from '@livery/gateway/test-support/vitest';
import { expect, it } from 'vitest';
import { startVendorProgram } from './vendor-program.ts';

it.runIf(onOneEngine)('leaves no program behind where it is closed while it is killed', { timeout: 60_000 }, async () => {
  const program = await startVendorProgram({ gatewayUrl: 'http://localhost:9', keys: {} });
  await Promise.all([program.kill(), program.close()]);
  // Where the last one that was started listened.
  await expect(fetch(`${program.url}/healthz`)).rejects.toThrow('fetch failed');
});
