import type { ReactNode } from 'react';
import { baseLeaves, schemeLeaves } from '@livery/brand-kit';
import { FoundationPage, Part, Rows } from './parts.tsx';
import { tokensOf } from './shown-theme.ts';
import type { ShownTheme, ShownToken } from './shown-theme.ts';

interface MeasurePart {
  readonly title: string;
  readonly lead?: string;
  /** Beginning of the tokens' names. */
  readonly start: string;
  /** Shows a token at work; only its value is written without it. */
  readonly sample?: (of: ShownToken) => ReactNode;
}

/** A page of measures: for each token its name, a sample and its value. */
export function MeasurePage({ of, title, lead, parts }: { readonly of: ShownTheme; readonly title: string; readonly lead: string; readonly parts: readonly MeasurePart[] }) {
  const tokens = [...tokensOf(baseLeaves, of.theme.base), ...tokensOf(schemeLeaves, of.theme.semantic[of.scheme])];
  return (
    <FoundationPage of={of} title={title} lead={lead}>
      {parts.map(({ title: name, lead: about, start, sample }) => (
        <Part key={start} title={name} {...(about === undefined ? {} : { lead: about })}>
          <Rows>
            <tbody>
              {tokens
                .filter((one) => one.name.startsWith(start))
                .map((one) => (
                  <tr key={one.name}>
                    <th scope="row">
                      <code>{one.name}</code>
                    </th>
                    {sample === undefined ? null : <td style={{ inlineSize: '70%' }}>{sample(one)}</td>}
                    <td>
                      <code>{one.stated}</code>
                    </td>
                  </tr>
                ))}
            </tbody>
          </Rows>
        </Part>
      ))}
    </FoundationPage>
  );
}
