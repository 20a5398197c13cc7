import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { LinkButton } from '../actions/link-button.tsx';
import { iconTrophy } from '../icons/games.ts';
import { GameCard } from '../media/game-card.tsx';
import { sampleArt } from '../stories/sample-art.ts';
import { Cluster, Container, Stack } from './flow.tsx';
import { Grid } from './grid.tsx';
import { ScrollArea } from './scroll-area.tsx';
import { SectionHeading } from './section-heading.tsx';
import { SkipLink } from './skip-link.tsx';
import { Card, Surface } from './surface.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = { title: 'Layout/SectionHeading', component: SectionHeading, args: { children: 'Hot games' } } satisfies Meta<typeof SectionHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithEverything: Story = {
  args: {
    glyph: iconTrophy,
    lead: 'Most played in the last hour, all vendors.',
    action: (
      <LinkButton href="#all" variant="ghost" size="sm">
        See all
      </LinkButton>
    ),
  },
};

export const Surfaces: Story = {
  name: 'Surface, Card',
  render: () => (
    <Grid data-of="vendors">
      <Surface>Resting</Surface>
      <Surface data-level="raised">Raised</Surface>
      <Surface data-level="sunken">Sunken</Surface>
      <Surface data-level="plain">Plain</Surface>
      <Card data-padding="lg">A card with large padding</Card>
    </Grid>
  ),
};

export const Flow: Story = {
  name: 'Stack, Cluster, Grid, Container, VisuallyHidden',
  render: () => (
    <Container>
      <Stack data-gap={3}>
        <Cluster data-gap={2} data-justify="between">
          <Surface data-padding="sm">One</Surface>
          <Surface data-padding="sm">Two</Surface>
          <Surface data-padding="sm">Three</Surface>
        </Cluster>
        <Surface data-padding="sm">
          Under them <VisuallyHidden>and more for those who listen</VisuallyHidden>
        </Surface>
      </Stack>
    </Container>
  ),
};

export const Scroll: Story = {
  name: 'ScrollArea',
  render: () => (
    <ScrollArea label="Recently played" backLabel="Back" forwardLabel="Forward">
      {Array.from({ length: 14 }, (_, index) => (
        <div key={index} style={{ inlineSize: '10rem' }}>
          <GameCard name={`Game ${index + 1}`} detail="Aurum" image={sampleArt(index + 40)} href={`#${index}`} level={2} />
        </div>
      ))}
    </ScrollArea>
  ),
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Recently played' });
    await waitFor(() => expect(region).toHaveAttribute('tabindex', '0'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const Skip: Story = {
  name: 'SkipLink',
  render: () => (
    <>
      <SkipLink href="#content">Skip to the games</SkipLink>
      <p id="content">Press Tab.</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link')).toHaveFocus();
  },
};
