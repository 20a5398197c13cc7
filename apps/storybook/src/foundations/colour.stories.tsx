import { measureContrast, schemeLeaves } from '@livery/brand-kit';
import { token } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Contrasts } from './contrasts.tsx';
import { Caption, FoundationPage, Part, Samples } from './parts.tsx';
import { hexOf, shownTheme, tokensOf } from './shown-theme.ts';
import type { ShownTheme, ShownToken } from './shown-theme.ts';

/** The groups of roles: their name for people, and what they are for. */
const GROUPS: Readonly<Record<string, readonly [string, string]>> = {
  bg: ['Grounds', 'from the page to what lies over it'],
  fg: ['Words', 'text and icons'],
  border: ['Lines', 'borders and the ring of the focus'],
  accent: ['Accent', 'main actions and what is chosen'],
  secondary: ['Secondary', 'the second colour of the brand'],
  field: ['Fields', 'where something is typed'],
  status: ['Status', 'what a message means'],
  money: ['Money', 'gain and loss'],
  game: ['Games', 'marks on tiles'],
  header: ['Header', 'its two rows'],
  footer: ['Footer', 'its ground and words'],
  hero: ['Hero', 'words over its picture'],
  skeleton: ['Skeletons', 'places of what loads'],
  chart: ['Charts', 'series in their order'],
};

const Swatch = styled.div`
  block-size: 4.5rem;
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.md};
`;

const Ramp = styled.div`
  display: grid;
  grid-template-columns: minmax(5rem, 8rem) minmax(0, 1fr);
  align-items: center;
  gap: ${token.space[3]};
  padding-block: ${token.space[1]};
  & > ul { display: flex; }
  & li { flex: 1; min-inline-size: 0; color: ${token.color.fg.muted}; font-size: ${token.font.size.xs}; text-align: center; }
  & li > span { display: block; block-size: 2.25rem; }
  & li:first-child > span { border-start-start-radius: ${token.radius.sm}; border-end-start-radius: ${token.radius.sm}; }
  & li:last-child > span { border-start-end-radius: ${token.radius.sm}; border-end-end-radius: ${token.radius.sm}; }
`;

function Sample({ of, value, children }: { readonly of: ShownToken; readonly value: string; readonly children?: string }) {
  return (
    <li>
      <Swatch style={{ background: of.css }} />
      <Caption>
        <b>{children ?? of.name.split('.').slice(2).join(' ')}</b>
        <code>{of.name}</code>
        <span>
          {value} {value === of.stated ? null : <code>{of.stated}</code>}
        </span>
      </Caption>
    </li>
  );
}

function Colours({ of }: { readonly of: ShownTheme }) {
  const { theme, scheme } = of;
  const tokens = tokensOf(schemeLeaves, theme.semantic[scheme]);
  const inGroup = (start: string) => tokens.filter(({ name }) => name.startsWith(start));
  return (
    <FoundationPage of={of} title="Colour" lead="Components use roles alone: what a colour is for. The brand says what each role is, in each scheme, out of its own colours.">
      <Part title="The brand’s own colours" lead="The only place where colours are written out. Roles refer to them by name and step.">
        {Object.entries(theme.primitives).map(([ramp, steps]) => (
          <Ramp key={ramp}>
            <b>{ramp}</b>
            <ul aria-label={`Steps of ${ramp}`}>
              {Object.entries(steps).map(([step, value]) => (
                <li key={step} title={`${ramp}.${step}: ${value}`}>
                  <span style={{ background: value }} />
                  {step}
                </li>
              ))}
            </ul>
          </Ramp>
        ))}
      </Part>
      {Object.entries(GROUPS).map(([group, [name, about]]) => (
        <Part key={group} title={name} lead={`color.${group}: ${about}`}>
          <Samples>
            {inGroup(`color.${group}.`).map((one) => (
              <Sample key={one.name} of={one} value={hexOf(of, one.name)} />
            ))}
          </Samples>
        </Part>
      ))}
      <Part title="Gradients" lead="gradient: of the brand, the hero, the accent, surfaces, jackpots and the page">
        <Samples $least="16rem">
          {inGroup('gradient.').map((one) => (
            <Sample key={one.name} of={one} value={one.stated}>
              {one.short}
            </Sample>
          ))}
        </Samples>
      </Part>
      <Part title="Contrast" lead="Every pair that components combine, measured as brand:check measures it. Words need 4.5, large words, signs and frames 3; of a gradient its worst colour counts.">
        <Contrasts of={measureContrast(theme, scheme)} />
      </Part>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Colour',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Colours of={shownTheme(globals)} />,
} satisfies Meta;
export default meta;

export const Colour: StoryObj<typeof meta> = {};
