/** An address of e-mail as it may be shown to somebody who should recognise it: `m•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at <= 0 ? '•••' : `${first}•••${email.slice(at)}`;
}
