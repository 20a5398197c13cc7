import type { Look } from '@livery/brand-kit';
import { inApp } from '@livery/testing';
import { Grid, SectionHeading, Surface } from '@livery/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { SectionStack } from './section-stack.ts';

const names = ['Announcements', 'Games', 'Vendors', 'Winners'];

/** Sections of the home page, each with three cards. */
function Sample() {
  return (
    <SectionStack data-part="sections">
      {names.map((name) => (
        <section key={name}>
          <SectionHeading>{name}</SectionHeading>
          <Grid data-of="cards">
            {[1, 2, 3].map((card) => (
              <Surface key={card}>
                {name} {card}
              </Surface>
            ))}
          </Grid>
        </section>
      ))}
    </SectionStack>
  );
}

/** Grounds of the home page's sections that a brand may choose: `look.sections`. */
const meta = { title: 'Home/Section grounds', component: Sample, decorators: [inApp], parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Sample>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (sections: NonNullable<Look['sections']>): Story => ({ parameters: { look: { sections } } });

export const Plain: Story = shown('plain');
export const Bands: Story = shown('bands');
export const Panels: Story = shown('panels');
export const Pattern: Story = shown('pattern');
