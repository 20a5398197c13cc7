/** What a sealed answer is bound to, besides the public key that it is sealed to. */
export interface AnswerBinding {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  readonly merchantCode: string;
}

/** HPKE `info` of what an answer carries sealed to the page that asked: it opens as the answer of this call of this merchant alone. */
export function sealedAnswerInfo({ method, path, merchantCode }: AnswerBinding): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(`livery answer|${merchantCode}|${method}|${path}`));
}

/** HPKE additional data: what the sealed text is, such as the type of a customer service, so that two of one answer cannot be exchanged. */
export function sealedAnswerAad(meaning: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(new TextEncoder().encode(meaning));
}
