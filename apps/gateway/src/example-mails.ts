import { passwordMail } from './modules/auth/sign-in/password-mail.ts';
import { securityNotice } from './modules/auth/security-centre/security-notice-texts.ts';
import { mailHtml } from './modules/messages/providers/mail-html.ts';
import { emailTexts } from './modules/verification/email/email-texts.ts';

/** An e-mail as a member of a site would get it. */
export interface ExampleMail {
  /** What sends it. */
  readonly kind: 'email-code' | 'address-taken' | 'temporary-password' | 'security-notice';
  readonly subject: string;
  /** A whole HTML document. */
  readonly html: string;
}

/**
 * Every kind of e-mail that this gateway sends, written for a made-up member; for whoever looks at a brand. Notices of security differ by what was changed: one of them.
 *
 * @param site the brand's name
 * @param language platform code; one without texts gets those of English, as a member would
 */
export function exampleMails(site: string, language: string): ExampleMail[] {
  const username = 'demo_member';
  const codes = emailTexts(language);
  const mails = {
    'email-code': codes.code({ site, username, code: '204816', minutes: 10 }),
    'address-taken': codes.taken({ site }),
    'temporary-password': passwordMail([language], { site, username, password: 'k7mf2wq9xs4t', minutes: 30 }),
    'security-notice': securityNotice([language], 'passwordChanged', { site, username, at: new Date(Date.UTC(2026, 0, 31, 18, 5)) }),
  } as const satisfies Readonly<Record<ExampleMail['kind'], { readonly subject: string; readonly text: string; readonly language: string }>>;
  return (Object.keys(mails) as ExampleMail['kind'][]).map((kind) => ({ kind, subject: mails[kind].subject, html: mailHtml(site, mails[kind].text, mails[kind].language) }));
}
