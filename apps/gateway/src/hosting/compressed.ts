import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** A higher effort costs more time than it saves in transfer. */
const BROTLI_EFFORT = 4;

/** A response body; without `encoding` it is plain text. */
export interface Compressed {
  readonly body: Buffer | string;
  readonly encoding?: 'br' | 'gzip';
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((choice) => {
    const [name, ...parameters] = choice.split(';').map((part) => part.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The encodings of {@link compress}. */
export type Encoding = NonNullable<Compressed['encoding']> | 'identity';

/** The encoding to use for a client. @param acceptEncoding the request's header of that name */
export function encodingFor(acceptEncoding = ''): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

/** Compresses a text made for one response. */
export async function compress(text: string, encoding: Encoding): Promise<Compressed> {
  if (encoding === 'identity') return { body: text };
  if (encoding === 'gzip') return { encoding, body: await zip(text) };
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_EFFORT, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  return { encoding, body: await brotli(text, { params }) };
}
