import { onOneEngine } from '@livery/gateway/test-support/vitest';
import { describe, expect, it } from 'vitest';
import { startVendorProgram } from './vendor-program.ts';

describe('vendor program', () => {
  it.runIf(onOneEngine)('leaves no process behind when it is closed while being killed', { timeout: 60_000 }, async () => {
    const program = await startVendorProgram({ gatewayUrl: 'http://localhost:9', keys: {} });
    await Promise.all([program.kill(), program.close()]);
    // Where the last one that was started listened.
    await expect(fetch(`${program.url}/healthz`)).rejects.toThrow('fetch failed');
  });
});
