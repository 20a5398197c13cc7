import type { FastifyInstance } from 'fastify';
import { escapeHtml as escaped } from './providers/mail-html.ts';
import type { Messages, QueuedMessage } from './message.ts';

const SHOWN = 100;

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-inline-size:60rem;margin:2rem auto;padding-inline:1rem}
table{inline-size:100%;border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.5rem;border-block-end:1px solid GrayText}
td:last-child{white-space:pre-wrap}`;

function row({ queuedAt, tenant, channel, recipient, subject, text }: QueuedMessage): string {
  const body = subject === undefined ? escaped(text) : `<strong>${escaped(subject)}</strong>\n${escaped(text)}`;
  const at = queuedAt.toISOString();
  return `<tr><td><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')}</time></td><td>${escaped(tenant)}</td><td>${channel}</td><td>${escaped(recipient)}</td><td>${body}</td></tr>`;
}

/** Renders the queued messages, newest first. */
export function outboxPage(messages: readonly QueuedMessage[]): string {
  const table = `<table><thead><tr><th scope="col">Queued (UTC)</th><th scope="col">Merchant</th><th scope="col">By</th><th scope="col">To</th><th scope="col">Message</th></tr></thead><tbody>${messages.map(row).join('')}</tbody></table>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><style>${STYLE}</style></head>
<body><main><h1>Outbox</h1><p>Messages by SMS and e-mail, also those that a provider has taken. This page exists outside production only.</p>${messages.length === 0 ? '<p>Nothing has been queued yet.</p>' : table}</main></body></html>`;
}

/** Serves `/__dev/outbox` as a page, and as JSON with `?format=json`. Never register it in production. */
export function registerDevOutbox(app: FastifyInstance, messages: Messages): void {
  app.get<{ Querystring: { format?: string } }>('/__dev/outbox', async (request, reply) => {
    const latest = await messages.latest(SHOWN);
    void reply.header('cache-control', 'no-store');
    if (request.query.format === 'json') return { messages: latest };
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'")
      .send(outboxPage(latest));
  });
}
