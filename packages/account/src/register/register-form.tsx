import { useDialogs } from '@livery/app-shell';
import { useFeature } from '@livery/brand-kit/react';
import type { RegistrationTab, ResponseOf } from '@livery/contracts';
import { FieldGroupList, fieldMessages, Form, FormFoot, FormProblem, Lead, RuleField, SupportAction, trimmed, useAfterPointerUp, useFormFocus, useHumanCheck, useRuleErrors, useShownForm, useSmsCode } from '@livery/forms';
import { useMessageText, useText } from '@livery/i18n';
import { href } from '@livery/navigation';
import { Button, Checkbox, Link, Notice, VisuallyHidden } from '@livery/ui-kit';
import { useState } from 'react';
import type { FormEvent } from 'react';
import type { InvitationState } from './use-invitation.ts';
import type { RegisterDraft } from './use-register-draft.ts';
import { useRegister } from './use-register.ts';

/** Refusals by other rules or toggles than those that the page knows. */
const outdated: readonly string[] = ['TERMS_NOT_ACCEPTED', 'REGISTRATION_CLOSED', 'FUNCTION_DISABLED'];

export interface RegisterFormProps {
  readonly tab: RegistrationTab;
  readonly settings: ResponseOf<'registerSettings'>;
  readonly draft: RegisterDraft;
  readonly invitation: InvitationState;
  /** The server refused by other rules, or other terms, than those given here. */
  readonly onRulesOutdated: () => void;
}

/**
 * The form of one registration method: the fields the server enables, validated by its rules on blur and all together on
 * submit.
 */
export function RegisterForm({ tab, settings, draft, invitation, onRulesOutdated }: RegisterFormProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const tErrors = useText('errors');
  // Where a login is required first, the help centre is closed to visitors: its page without the site around it is not.
  const termsHref = href(useFeature('loginedToHomePage') ? 'helpAlone' : 'help', { hash: 'terms' });
  const directRegistration = useFeature('directRegistration');
  const byInvitation = invitation.asked || (!directRegistration && !invitation.held);
  const messageText = useMessageText();
  const { form, focusField } = useFormFocus();
  const { alert } = useDialogs();
  const afterPress = useAfterPointerUp();
  const { typed, set, phone, agreed, setAgreed } = draft;
  const [checkWanted, setCheckWanted] = useState(false);
  const named = (typed.recommenderId ?? '').trim() !== '';
  const { rules, groups } = useShownForm(settings, tab, { invitation: { held: invitation.held, failed: invitation.failed, asked: invitation.asked, named }, numberGiven: phone.plain !== '', checkWanted });
  const check = useHumanCheck(checkWanted || rules.some(({ field }) => field === 'captcha'));
  const sms = useSmsCode({
    purpose: 'register',
    phone,
    check,
    onCheckWanted: setCheckWanted,
    onFault: (field, message) => {
      setError({ field, message });
      setTimeout(() => focusField(field));
    },
    onSent: () => {
      clearError('verificationCode');
      focusField('verificationCode');
    },
  });
  const values = trimmed({ ...typed, mobileNum: phone.plain, verificationCode: sms.code, captcha: check.value });
  const { leave, messageAt, validate, clearServerError, clearError, setServerErrors, setError } = useRuleErrors(rules, values);
  const { submit, busy, problem, failures } = useRegister({ tab, rules, settings, phone, sms, check, invitation });
  const [tried, setTried] = useState(0);

  const shown = [...rules.map(({ field }) => field), 'agreed'];
  // The field appears when the server refuses the code of the address, or asks for one.
  const answerable = [...shown, 'affiliateCode'];
  const ofForm = problem !== undefined && fieldMessages(problem, shown).length === 0 ? problem : undefined;
  const errorAt = (field: string) => {
    const said = messageAt(field);
    // Nobody typed the code that the address had.
    const message = said !== undefined && field === 'affiliateCode' && (values.affiliateCode ?? '') === '' ? (invitation.linkMessage ?? said) : said;
    return message === undefined ? undefined : messageText(message);
  };
  const agree = (now: boolean) => {
    setAgreed(now);
    clearServerError('agreed');
  };

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const faulty = [...validate(), ...(agreed ? [] : ['agreed'])];
    setTried(faulty.length);
    if (faulty[0] !== undefined) {
      focusField(faulty[0]);
      return;
    }
    const refused = await submit(values);
    if (refused === undefined) return;
    const messages = fieldMessages(refused, answerable);
    setServerErrors(messages);
    if (refused.code === 'TERMS_NOT_ACCEPTED') setAgreed(false);
    if (refused.kind === 'validation' || outdated.includes(refused.code)) onRulesOutdated();
    const [first] = messages;
    if (refused.code === 'AFFILIATE_CODE_INVALID' && first?.field === 'affiliateCode' && (values.affiliateCode ?? '') !== '') await alert({ title: { ns: 'errors', key: 'affiliate.codeError' }, body: { ns: 'errors', key: 'affiliate.invalid' } });
    // The field may appear with the answer.
    if (first !== undefined) setTimeout(() => focusField(first.field));
  };

  return (
    <Form ref={form} noValidate onSubmit={(event) => void send(event)}>
      <VisuallyHidden role="status">{tried === 0 ? null : t('validation.summary', { count: tried })}</VisuallyHidden>
      {byInvitation ? <Lead>{t('register.byInvitation')}</Lead> : null}
      <FieldGroupList groups={groups}>
        {(rule) => (
          <RuleField
            rule={rule}
            value={typed[rule.field] ?? ''}
            onChange={(value) => {
              set(rule.field, value);
              clearServerError(rule.field);
            }}
            onChanged={() => clearServerError(rule.field)}
            onLeave={() => afterPress(() => leave(rule.field))}
            error={errorAt(rule.field)}
            check={check}
            phone={phone}
            sms={sms}
          />
        )}
      </FieldGroupList>
      <Checkbox
        name="agreed"
        checked={agreed}
        onChange={agree}
        required
        error={errorAt('agreed') ?? (tried > 0 && !agreed ? t('validation.mustAccept') : undefined)}
        hint={
          <Link href={termsHref} target="_blank">
            {t('register.terms')}
          </Link>
        }
      >
        {t('register.confirmAge', { age: settings.minimumAge })}
      </Checkbox>
      {ofForm === undefined ? null : <FormProblem key={failures} problem={ofForm} />}
      {settings.open === false && ofForm?.code !== 'REGISTRATION_CLOSED' ? (
        <Notice tone="warning" actions={<SupportAction />}>
          {tErrors('register.closed')}
        </Notice>
      ) : null}
      <FormFoot>
        <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
          {t('register.submit')}
        </Button>
      </FormFoot>
    </Form>
  );
}
