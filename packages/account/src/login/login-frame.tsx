import { fieldMessages, Form, FormProblem, HumanCheckPart } from '@livery/forms';
import { useText } from '@livery/i18n';
import type { Message } from '@livery/i18n';
import { Button, Checkbox } from '@livery/ui-kit';
import type { FormEvent, ReactNode, RefObject } from 'react';
import type { LoginFlow } from './use-login.ts';

export interface LoginFrameProps {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onSubmit: (event: FormEvent) => void;
  readonly flow: LoginFlow;
  /** Whether the human check shows; where the login requires it unless stated. */
  readonly checkShown?: boolean;
  /** Fields of the form: their faults are shown at them. */
  readonly shown: readonly string[];
  /** Text of a refusal, specific to the method. */
  readonly message?: Message | undefined;
  readonly checkError: string | undefined;
  readonly remember: boolean;
  readonly onRemember: (remember: boolean) => void;
  /** The fields of the method. */
  readonly children: ReactNode;
}

/** What both login methods have around their fields. */
export function LoginFrame({ form, onSubmit, flow, checkShown = flow.checkRequired, shown, message, checkError, remember, onRemember, children }: LoginFrameProps) {
  const t = useText('account');
  const tCommon = useText('common');
  const { problem, failures, busy, check } = flow;
  const ofForm = problem !== undefined && fieldMessages(problem, shown).length === 0;
  return (
    <Form ref={form} noValidate onSubmit={onSubmit}>
      {children}
      {checkShown ? <HumanCheckPart check={check} error={checkError} /> : null}
      <Checkbox name="remember" checked={remember} onChange={onRemember}>
        {t('login.remember')}
      </Checkbox>
      {ofForm ? <FormProblem key={failures} problem={problem} message={message} /> : null}
      <Button type="submit" size="lg" fullWidth loading={busy} loadingLabel={tCommon('state.loading')}>
        {t('login.submit')}
      </Button>
    </Form>
  );
}
