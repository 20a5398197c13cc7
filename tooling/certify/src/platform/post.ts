import { Agent, request } from 'node:http';

/** What came back. */
export interface Reply {
  readonly status: number;
  readonly body: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 });
const TIMEOUT_MS = 30_000;

/** Posts a body as it is and reads the answer. */
export function post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', agent, timeout: TIMEOUT_MS, headers: { ...headers, 'content-length': Buffer.byteLength(body) } }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
      response.on('error', reject);
    });
    sent.on('timeout', () => sent.destroy(new Error('The gateway did not answer.')));
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Lets go of the connections that are kept open. */
export function closeConnections(): void {
  agent.destroy();
}
