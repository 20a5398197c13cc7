/** An answer is longer than it may be. */
export class AnswerTooLong extends Error {
  constructor(mostBytes: number) {
    super(`The answer is longer than ${mostBytes} bytes.`);
    this.name = 'AnswerTooLong';
  }
}

/**
 * The text of an answer of somebody else's server, read in parts and given up as soon as it is longer than `mostBytes`: what is
 * read whole first takes as much memory as the other side likes.
 * @throws AnswerTooLong; what reading the body throws
 */
export async function readAnswer({ body, headers }: Response, mostBytes: number): Promise<string> {
  if (body === null) return '';
  // A statement of the length is only believed where it is too long.
  const tooLong = Number(headers.get('content-length') ?? 0) > mostBytes;
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  // Leaving the loop early cancels the body, which ends its connection.
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (tooLong || bytes > mostBytes) throw new AnswerTooLong(mostBytes);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
