import { token } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { styled } from 'styled-components';
import { Caption, FoundationPage, Part, Samples } from './parts.tsx';
import { shownTheme } from './shown-theme.ts';
import type { ShownTheme } from './shown-theme.ts';

/** What each file of a brand's artwork is for. */
const ROLES: Readonly<Record<string, string>> = {
  logo: 'Header on wide windows',
  logoCompact: 'Header on phones, footer',
  logoAlternate: 'Header on wide windows, in the other scheme',
  logoAlternateCompact: 'Header on phones and footer, in the other scheme',
  favicon: 'Tab of the browser, home screen',
  background: 'Behind the top of each page',
  hero: 'Hero on wide windows',
  heroCompact: 'Hero on phones',
  heroAlternate: 'Hero of the other scheme, wide',
  heroAlternateCompact: 'Hero of the other scheme, on phones',
  pattern: 'Behind sections, repeated',
};

const Picture = styled.div`
  display: grid;
  place-items: center;
  min-block-size: 12rem;
  padding: ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.card};
  background: ${token.color.bg.surface};
  & > img { max-inline-size: 100%; max-block-size: 16rem; object-fit: contain; }
  &[data-of^='logo'] { background: ${token.color.header.bottomBg}; }
  &[data-of^='logo'] > img { inline-size: auto; block-size: 3rem; }
  &[data-of='favicon'] > img { inline-size: 4rem; block-size: 4rem; }
`;

const Pattern = styled.div`
  min-block-size: 12rem;
  border: ${token.stroke.hairline} solid ${token.color.border.default};
  border-radius: ${token.radius.card};
  background-color: ${token.color.bg.surface};
`;

function Artwork({ of }: { readonly of: ShownTheme }) {
  const { shown, theme } = of;
  const drawn = Object.entries(shown.brand.assets as unknown as Record<string, string>).filter(([, url]) => url !== '');
  return (
    <FoundationPage of={of} title="Artwork" lead="The pictures of the brand, by role. No component draws a brand: it shows these, in the look that the brand has chosen.">
      <Part title="Files">
        <Samples $least="22rem">
          {drawn.map(([role, url]) => (
            <li key={role}>
              {role === 'pattern' ? (
                <Pattern style={{ backgroundImage: `url("${url}")` }} />
              ) : (
                <Picture data-of={role}>
                  <img src={url} alt={`${role} of ${shown.brand.identity.name}`} />
                </Picture>
              )}
              <Caption>
                <b>{role}</b>
                <span>{ROLES[role] ?? ''}</span>
                <code>{(theme.assets as unknown as Record<string, string>)[role]}</code>
              </Caption>
            </li>
          ))}
        </Samples>
      </Part>
      <Part title="Look" lead="How the brand composes what all brands have. Foundations, Looks shows each choice.">
        <Samples>
          {Object.entries(theme.look).map(([part, choice]) => (
            <li key={part}>
              <Caption>
                <b>{part}</b>
                <span>{choice}</span>
              </Caption>
            </li>
          ))}
        </Samples>
      </Part>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Artwork',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Artwork of={shownTheme(globals)} />,
} satisfies Meta;
export default meta;

export const Pictures: StoryObj<typeof meta> = { name: 'Artwork' };
