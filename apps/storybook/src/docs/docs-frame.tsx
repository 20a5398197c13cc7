import { useEffect, useState } from 'react';
import type { PropsWithChildren } from 'react';
import { DocsContainer } from '@storybook/addon-docs/blocks';
import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { themes } from 'storybook/theming';
import { lookOf } from '../look-of.ts';
import { initialGlobals } from '../toolbar.ts';
import { Livery } from '../with-livery.tsx';
import type { Choice } from '../with-livery.tsx';
import { DocsGround } from './docs-style.ts';

/** What Storybook's context of a page holds beside its published type. */
interface WithGlobals {
  readonly store?: { readonly userGlobals?: { readonly globals?: Partial<Choice> } };
}

interface GlobalsEvent {
  readonly globals: Partial<Choice>;
}

/** What the toolbar has chosen, as it changes. */
function useChoice(context: DocsContainerProps['context']): Choice {
  const [changed, setChanged] = useState<Partial<Choice>>();
  useEffect(() => {
    const listen = ({ globals }: GlobalsEvent) => setChanged(globals);
    const events = ['setGlobals', 'globalsUpdated'];
    for (const event of events) context.channel.on(event, listen);
    return () => {
      for (const event of events) context.channel.off(event, listen);
    };
  }, [context.channel]);
  return { ...initialGlobals, ...(context as unknown as WithGlobals).store?.userGlobals?.globals, ...changed };
}

/** Around each page of documentation: the brand, scheme, language and direction of the toolbar, live. */
export function DocsFrame({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const choice = useChoice(context);
  const scheme = lookOf(choice)['data-scheme'] === 'dark' ? 'dark' : 'light';
  return (
    <Livery choice={choice} look={undefined}>
      <DocsGround />
      <DocsContainer context={context} theme={themes[scheme]}>
        {children}
      </DocsContainer>
    </Livery>
  );
}
