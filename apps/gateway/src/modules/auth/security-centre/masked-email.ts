/** A masked e-mail address that its owner recognises: `m•••@example.com`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const [first = ''] = email;
  return at <= 0 ? '•••' : `${first}•••${email.slice(at)}`;
}
