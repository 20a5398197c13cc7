import { Aside } from '@livery/forms';
import { useText } from '@livery/i18n';
import { Button } from '@livery/ui-kit';
import type { Method } from './use-second-factor.ts';

export interface OtherMethodsProps {
  readonly methods: readonly Method[];
  readonly onChoose: (method: Method) => void;
}

/** The ways to prove who one is, besides the one that shows. */
export function OtherMethods({ methods, onChoose }: OtherMethodsProps) {
  const t = useText('account');
  const words: Readonly<Record<Method, string>> = {
    totp: t('secondFactor.useTotp'),
    sms: t('secondFactor.useSms'),
    phone: t('secondFactor.useSms'),
    recovery: t('secondFactor.useRecovery'),
  };
  if (methods.length === 0) return null;
  return (
    <Aside as="div">
      {t('secondFactor.otherWays')}
      {methods.map((method) => (
        <Button key={method} variant="ghost" size="sm" onClick={() => onChoose(method)}>
          {words[method]}
        </Button>
      ))}
    </Aside>
  );
}
