import type { Look } from '@livery/brand-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { iconBell } from '../icons/actions.ts';
import { iconFlame } from '../icons/games.ts';
import { Cluster, Container, Stack } from '../layout/flow.tsx';
import { Grid } from '../layout/grid.tsx';
import { SectionHeading } from '../layout/section-heading.tsx';
import { Surface } from '../layout/surface.tsx';
import { GameCard } from '../media/game-card.tsx';
import { PromoCard } from '../media/promo-card.tsx';
import { VendorCard } from '../media/vendor-card.tsx';
import { sampleArt } from './sample-art.ts';

const games = ['Moonlit Reels', 'Pearl Diver', 'Golden Koi of the Northern Lake', 'Storm Temple', 'Nine Lanterns', 'Comet'];

/** Components affected by each part of a look. */
function Sample() {
  return (
    <Container style={{ paddingBlock: '2rem' }}>
      <Stack data-gap={7}>
        <section>
          <SectionHeading
            glyph={iconBell}
            action={
              <LinkButton href="#read" variant="ghost" size="sm">
                Read all
              </LinkButton>
            }
          >
            Announcements
          </SectionHeading>
          <Surface>Payments are back to normal.</Surface>
        </section>
        <section>
          <SectionHeading
            glyph={iconFlame}
            lead="Most played in the last hour, all vendors."
            action={
              <LinkButton href="#all" variant="secondary" size="sm">
                See all
              </LinkButton>
            }
          >
            Games that many people play tonight
          </SectionHeading>
          <Grid data-of="tiles">
            {games.map((name, index) => (
              <GameCard
                key={name}
                name={name}
                detail="Aurum"
                image={sampleArt(index + 2)}
                href={`#${index}`}
                marks={index === 0 ? [{ kind: 'hot', label: 'Hot' }] : index === 2 ? [{ kind: 'jackpot', label: '₱1.2M' }] : []}
                favourite={{ active: index === 1, label: `Favourite: ${name}`, onToggle: () => {} }}
                {...(index === 5 ? { unavailable: 'Maintenance' } : {})}
              />
            ))}
          </Grid>
        </section>
        <section>
          <SectionHeading>Vendors</SectionHeading>
          <Grid data-of="vendors">
            <VendorCard name="Aurum" detail="124 games" href="#aurum" hotLabel="Hot" />
            <VendorCard name="Cascade" detail="52 games" href="#cascade" image={sampleArt(4, 96, 96)} current />
          </Grid>
        </section>
        <Grid data-of="cards">
          <PromoCard title="Weekend cashback" eyebrow="Every Sunday" description="A tenth of what you lost comes back." image={sampleArt(12, 640, 360)} href="#cashback" actionLabel="Read more" />
          <Surface data-level="raised">
            <Stack>
              <SectionHeading level={3}>Raised surface</SectionHeading>
              <Cluster>
                <Button>Primary</Button>
                <Button variant="secondary">Secondary</Button>
                <Button disabled>Disabled</Button>
              </Cluster>
            </Stack>
          </Surface>
        </Grid>
      </Stack>
    </Container>
  );
}

const meta = { title: 'Foundations/Looks', component: Sample, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (look: Partial<Look>): Story => ({ parameters: { look } });

export const TileGlass: Story = shown({ tile: 'glass' });
export const TilePaper: Story = shown({ tile: 'paper' });
export const TileLacquer: Story = shown({ tile: 'lacquer' });
export const TileBrass: Story = shown({ tile: 'brass' });
export const DensityAiry: Story = shown({ density: 'airy' });
export const DensityRegular: Story = shown({ density: 'regular' });
export const DensityDense: Story = shown({ density: 'dense' });
export const HeadingPlain: Story = shown({ heading: 'plain' });
export const HeadingGlow: Story = shown({ heading: 'glow' });
export const HeadingWave: Story = shown({ heading: 'wave' });
export const HeadingOrnament: Story = shown({ heading: 'ornament' });
export const HeadingRule: Story = shown({ heading: 'rule' });
export const ButtonGradient: Story = shown({ button: 'gradient' });
export const ButtonSolid: Story = shown({ button: 'solid' });
export const ButtonRaised: Story = shown({ button: 'raised' });
export const RatioSquare: Story = shown({ ratio: 'square' });
export const RatioTall: Story = shown({ ratio: 'tall' });
export const RatioWide: Story = shown({ ratio: 'wide' });
