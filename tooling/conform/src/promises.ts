import { errorCodes } from '@livery/contracts';
import { codeOf, fieldsOf, isSuccess, type Exchange } from './exchange.ts';
import type { Profile } from './profiles.ts';

/** Something that holds for every answer, whatever was asked. */
export interface Answered {
  readonly id: string;
  readonly profile: Profile;
  readonly expects: string;
  readonly because: string;
  /** What is wrong with an answer; undefined where nothing is, or it is not about such an answer. */
  fault(exchange: Exchange, seen: Set<string>): string | undefined;
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';
const isEnvelope = (exchange: Exchange): boolean => isSuccess(exchange) || codeOf(exchange) !== undefined;

/** What is asked of every answer; each looks at one thing, so that one fault of a server is told once. */
export const promises: readonly Answered[] = [
  {
    id: 'envelope.shape',
    profile: 'least',
    expects: 'Every answer is JSON: { success: true, value, requestId } or { success: false, code, message, requestId }.',
    because: 'The site shows anything else as a fault of the server, with nothing that a person could do about it.',
    fault: (exchange) => (isEnvelope(exchange) ? undefined : 'The answer is no envelope.'),
  },
  {
    id: 'envelope.success',
    profile: 'least',
    expects: 'A success has HTTP status 200, a value and a requestId.',
    because: 'The site reads the value, and nothing where there is none.',
    fault(exchange) {
      if (!isSuccess(exchange)) return undefined;
      const envelope = fieldsOf(exchange.json);
      if (exchange.status !== 200) return `A success has HTTP status ${exchange.status}.`;
      if (!('value' in envelope)) return 'A success has no value.';
      return isText(envelope['requestId']) ? undefined : 'A success has no requestId.';
    },
  },
  {
    id: 'envelope.failure',
    profile: 'least',
    expects: 'A refusal has a code of docs/own-platform.md, a message for people and a requestId.',
    because: 'The site chooses its words and what it offers by the code; an unknown one is shown as a fault of the server.',
    fault(exchange) {
      const code = codeOf(exchange);
      if (code === undefined) return undefined;
      const { message, requestId } = fieldsOf(exchange.json);
      if (!Object.hasOwn(errorCodes, code)) return `The code ${code} is not in the contract.`;
      if (!isText(message)) return 'A refusal has no message.';
      return isText(requestId) ? undefined : 'A refusal has no requestId.';
    },
  },
  {
    id: 'envelope.status',
    profile: 'least',
    expects: 'The HTTP status of a refusal is that of its code.',
    because: 'Proxies, monitors and browsers go by the status; the site repeats reads after 502 and more.',
    fault(exchange) {
      const status = (errorCodes as Readonly<Record<string, number>>)[codeOf(exchange) ?? ''];
      return status === undefined || status === exchange.status ? undefined : `${codeOf(exchange)} has HTTP status ${exchange.status} instead of ${status}.`;
    },
  },
  {
    id: 'envelope.request-id',
    profile: 'least',
    expects: 'The header X-Request-Id bears the requestId of the body.',
    because: 'Where the body is lost on the way, the site shows the header’s to the person, who tells it to customer service.',
    fault(exchange) {
      const { requestId } = fieldsOf(exchange.json);
      return !isText(requestId) || exchange.headers['x-request-id'] === requestId ? undefined : 'The header X-Request-Id is missing or another one.';
    },
  },
  {
    id: 'envelope.request-id-unique',
    profile: 'least',
    expects: 'No two answers have the same requestId.',
    because: 'It is how one request is found in a log.',
    fault(exchange, seen) {
      const { requestId } = fieldsOf(exchange.json);
      if (!isText(requestId)) return undefined;
      if (seen.has(requestId)) return `The requestId ${requestId} was given before.`;
      seen.add(requestId);
      return undefined;
    },
  },
  {
    id: 'envelope.content-type',
    profile: 'least',
    expects: 'Every answer has the content type application/json.',
    because: 'As anything else a browser could be led to show it as a page.',
    fault: (exchange) => (!isEnvelope(exchange) || /^application\/json\b/i.test(exchange.headers['content-type'] ?? '') ? undefined : `The content type is ${exchange.headers['content-type'] ?? 'missing'}.`),
  },
  {
    id: 'envelope.not-cached',
    profile: 'least',
    expects: 'Every answer has Cache-Control: no-store.',
    because: 'A cache between the two would give one member’s answer to another.',
    fault: (exchange) => (!isEnvelope(exchange) || /\bno-store\b/i.test(exchange.headers['cache-control'] ?? '') ? undefined : `Cache-Control is ${exchange.headers['cache-control'] ?? 'missing'}.`),
  },
];
