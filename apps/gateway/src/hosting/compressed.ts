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

/**
 * Compresses a text made for one response with an encoding the client accepts.
 * @param acceptEncoding the request's header of that name
 */
export async function compressed(text: string, acceptEncoding = ''): Promise<Compressed> {
  if (accepts(acceptEncoding, 'br')) {
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_EFFORT, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    return { encoding: 'br', body: await brotli(text, { params }) };
  }
  return accepts(acceptEncoding, 'gzip') ? { encoding: 'gzip', body: await zip(text) } : { body: text };
}
