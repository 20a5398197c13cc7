import { exampleMails } from '@livery/gateway/example-mails';
import type { ExampleMail } from '@livery/gateway/example-mails';
import type { Brand, Scheme } from '@livery/brand-kit';

/** An e-mail of a brand in one of its languages. */
export interface BrandMail extends ExampleMail {
  /** `temporary-password-EN` */
  readonly name: string;
  readonly language: string;
}

/** Every e-mail of a brand, in each language that it offers. */
export function mailsOf({ identity, languages }: Pick<Brand, 'identity' | 'languages'>): BrandMail[] {
  return languages.offered.flatMap((language) => exampleMails(identity.name, language).map((mail) => ({ ...mail, language, name: `${mail.kind}-${language}` })));
}

/** An e-mail in a scheme: a mail program shows it in that of its window. */
export function mailPage({ html }: Pick<ExampleMail, 'html'>, scheme: Scheme): string {
  return html.replace('<meta name="color-scheme" content="light dark">', () => `<meta name="color-scheme" content="${scheme}"><style>:root{color-scheme:${scheme}}</style>`);
}
