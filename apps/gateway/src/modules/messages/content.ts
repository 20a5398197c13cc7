import type { Secrets } from '../../platform/crypto/index.ts';
import type { MessageContent } from './message.ts';

const PURPOSE = 'message';

/** A message's content, sealed as one. */
export function sealContent(secrets: Secrets, { recipient, subject, text, language }: MessageContent): Uint8Array {
  return secrets.seal(PURPOSE, JSON.stringify({ recipient, subject, text, language }));
}

/** What {@link sealContent} sealed; undefined where no accepted secret opens it. */
export function openContent(secrets: Secrets, sealed: Uint8Array): MessageContent | undefined {
  const plain = secrets.openReadable(PURPOSE, sealed);
  return plain === undefined ? undefined : (JSON.parse(plain) as MessageContent);
}

/** The same content under the present master secret; undefined where it is so already, or unreadable. */
export function sealContentAnew(secrets: Secrets, sealed: Uint8Array): Uint8Array | undefined {
  return openContent(secrets, sealed) === undefined ? undefined : secrets.sealAnew(PURPOSE, sealed);
}
