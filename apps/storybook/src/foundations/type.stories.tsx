import { baseLeaves, writingSystemOf, writingSystems } from '@livery/brand-kit';
import type { WritingSystem } from '@livery/brand-kit';
import { languageCodes, languageOf } from '@livery/i18n';
import { token } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { FoundationPage, Part, Rows } from './parts.tsx';
import { shownTheme, tokensOf } from './shown-theme.ts';
import type { ShownTheme } from './shown-theme.ts';

const Specimen = styled.p`
  overflow-wrap: anywhere;
  font-size: ${token.font.size.h2};
  line-height: ${token.line.height.tight};
`;

/** The languages of a writing system, each by its own name. */
function namesIn(script: WritingSystem): { readonly tag: string; readonly name: string }[] {
  return languageCodes
    .map((code) => languageOf(code))
    .filter(({ tag, pseudo }) => !pseudo && writingSystemOf(tag) === script)
    .map(({ tag, endonym }) => ({ tag, name: endonym }));
}

function Type({ of }: { readonly of: ShownTheme }) {
  const { theme, shown } = of;
  const tokens = tokensOf(baseLeaves, theme.base);
  const inGroup = (start: string) => tokens.filter(({ name }) => name.startsWith(start));
  const voice = shown.brand.voice[shown.brand.languages.default] ?? Object.values(shown.brand.voice)[0];
  const words = voice?.headline ?? shown.brand.identity.name;
  const { tag } = languageOf(shown.brand.languages.default);
  return (
    <FoundationPage of={of} title="Type" lead="Three families by use, others by writing system, one scale. Sizes follow the width of the window between two bounds.">
      <Part title="Families">
        <Rows>
          <tbody>
            {inGroup('font.family.').map(({ name, css, stated, short }) => (
              <tr key={name}>
                <th scope="row">{short}</th>
                <td>
                  <Specimen lang={tag} dir="auto" style={{ fontFamily: css }}>
                    {short === 'numeric' ? '0123456789 ₱1,250.50' : words}
                  </Specimen>
                </td>
                <td>
                  <code>{stated}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </Rows>
      </Part>
      <Part title="Fonts" lead="Files of the brand; a browser fetches one only for characters in its range.">
        <Rows>
          <thead>
            <tr>
              <th scope="col">Family</th>
              <th scope="col">Weight</th>
              <th scope="col">File</th>
            </tr>
          </thead>
          <tbody>
            {theme.fonts.map(({ family, weight, source, preload }) => (
              <tr key={source}>
                <th scope="row" style={{ fontFamily: `"${family}"` }}>
                  {family}
                </th>
                <td>{weight}</td>
                <td>
                  <code>{source.split('/').at(-1)}</code>
                  {preload === true ? ', fetched with the page' : ''}
                </td>
              </tr>
            ))}
          </tbody>
        </Rows>
      </Part>
      <Part title="Scale">
        <Rows>
          <tbody>
            {inGroup('font.size.').map(({ name, css, stated, short }) => (
              <tr key={name}>
                <th scope="row">{short}</th>
                <td>
                  <p lang={tag} dir="auto" style={{ fontSize: css, fontFamily: /^h|xxl/.test(short) ? token.font.family.display : token.font.family.body, lineHeight: token.line.height.tight }}>
                    {words}
                  </p>
                </td>
                <td>
                  <code>{stated}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </Rows>
      </Part>
      <Part title="Weights">
        <Rows>
          <tbody>
            {inGroup('font.weight.').map(({ name, css, stated, short }) => (
              <tr key={name}>
                <th scope="row">{short}</th>
                <td>
                  <p lang={tag} dir="auto" style={{ fontWeight: css, fontSize: token.font.size.xl, fontFamily: short === 'display' ? token.font.family.display : token.font.family.body }}>
                    {words}
                  </p>
                </td>
                <td>{stated}</td>
              </tr>
            ))}
          </tbody>
        </Rows>
      </Part>
      <Part title="Lines and spacing">
        <Rows>
          <tbody>
            {[...inGroup('line.'), ...inGroup('tracking.')].map(({ name, stated }) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{stated}</td>
              </tr>
            ))}
          </tbody>
        </Rows>
      </Part>
      <Part title="Writing systems" lead="Letters that the families above lack come from these; each language by its own name.">
        <Rows>
          <tbody>
            {inGroup('font.script.').map(({ name, css, stated, short }) => (
              <tr key={name}>
                <th scope="row">{writingSystems[short as WritingSystem].name}</th>
                <td>
                  {namesIn(short as WritingSystem).map(({ tag: language, name: own }, index) => (
                    <span key={language}>
                      {index === 0 ? null : ' · '}
                      <bdi lang={language} style={{ fontFamily: `${token.font.family.body}, ${css}` }}>
                        {own}
                      </bdi>
                    </span>
                  ))}
                </td>
                <td>
                  <code>{stated}</code>, from {writingSystems[short as WritingSystem].letters === 'brand' ? 'the brand’s files' : 'the reader’s system'}
                </td>
              </tr>
            ))}
          </tbody>
        </Rows>
      </Part>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Type of={shownTheme(globals)} />,
} satisfies Meta;
export default meta;

export const TypeStory: StoryObj<typeof meta> = { name: 'Type' };
