import { passwordMail } from './modules/auth/sign-in/password-mail.ts';
import { securityNotice } from './modules/auth/security-centre/security-notice-texts.ts';
import { mailHtml } from './modules/messages/providers/mail-html.ts';

/** An e-mail as a member of a site would get it. */
export interface ExampleMail {
  /** What sends it. */
  readonly kind: 'temporary-password' | 'security-notice';
  readonly subject: string;
  /** A whole HTML document. */
  readonly html: string;
}

/**
 * Every kind of e-mail that this gateway sends, written for a made-up member; for whoever looks at a brand.
 *
 * @param site the brand's name
 * @param language platform code; one without texts gets those of English, as a member would
 */
export function exampleMails(site: string, language: string): ExampleMail[] {
  const username = 'demo_member';
  const password = passwordMail([language], { site, username, password: 'k7mf2wq9xs4t', minutes: 30 });
  const notice = securityNotice([language], 'passwordChanged', { site, username, at: new Date(Date.UTC(2026, 0, 31, 18, 5)) });
  return [
    { kind: 'temporary-password', subject: password.subject, html: mailHtml(site, password.text, password.language) },
    { kind: 'security-notice', subject: notice.subject, html: mailHtml(site, notice.text, notice.language) },
  ];
}
