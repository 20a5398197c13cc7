import { useState } from 'react';
import { EmptyState, Icon, iconSearch, SearchField, Switch, Cluster, Surface, token } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { styled } from 'styled-components';
import { glyphs } from '../docgen/arg-types.ts';
import { FoundationPage, Part, Samples } from './parts.tsx';
import { shownTheme } from './shown-theme.ts';
import type { ShownTheme } from './shown-theme.ts';

const Sample = styled(Surface)`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  padding: ${token.space[5]} ${token.space[2]} ${token.space[3]};
  font-size: ${token.font.size.sm};
  text-align: center;
  & small { color: ${token.color.fg.muted}; }
`;

function Icons({ of }: { readonly of: ShownTheme }) {
  const [words, setWords] = useState('');
  const [filled, setFilled] = useState(false);
  const found = Object.entries(glyphs).filter(([name]) => name.toLowerCase().includes(words.trim().toLowerCase().replaceAll(' ', '')));
  return (
    <FoundationPage of={of} title="Icons" lead="Drawn on 24 × 24 units in strokes of one width, in the colour of the words beside them. The same for all brands.">
      <Cluster data-justify="between">
        <SearchField label="Find an icon" placeholder="wallet, chevron, game" clearLabel="Clear the search" value={words} onChange={setWords} />
        <Switch checked={filled} onChange={setFilled}>
          Filled
        </Switch>
      </Cluster>
      <Part title={`${found.length} icons`}>
        {found.length === 0 ? <EmptyState glyph={iconSearch} title={`No icon is called “${words}”.`} /> : null}
        <Samples $least="8.5rem">
          {found.map(([name, glyph]) => (
            <li key={name}>
              <Sample>
                <Icon glyph={glyph} size="lg" filled={filled} />
                <code>{name}</code>
                <small>{glyph.mirrors === true ? 'mirrors' : ' '}</small>
              </Sample>
            </li>
          ))}
        </Samples>
      </Part>
    </FoundationPage>
  );
}

const meta = {
  title: 'Foundations/Icons',
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  render: (_, { globals }) => <Icons of={shownTheme(globals)} />,
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};
export const Search: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('searchbox'), 'chevron');
    await expect(within(canvasElement).getByText('iconChevronBack')).toBeVisible();
    await expect(within(canvasElement).queryByText('iconWallet')).toBeNull();
  },
};
