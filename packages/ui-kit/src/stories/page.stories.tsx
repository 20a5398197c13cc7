import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../actions/button.tsx';
import { IconButton } from '../actions/icon-button.tsx';
import { LinkButton } from '../actions/link-button.tsx';
import { Balance } from '../data/balance.tsx';
import { CountBadge } from '../data/badge.tsx';
import { RankBadge } from '../data/rank-badge.tsx';
import { StatusTag } from '../data/status-tag.tsx';
import { Leaderboard, WinnerTicker } from '../data/winners.tsx';
import { Checkbox } from '../fields/choice/checkbox.tsx';
import { PasswordField } from '../fields/text/password-field.tsx';
import { TextField } from '../fields/text/text-field.tsx';
import { iconDeposit, iconUser } from '../icons/account.ts';
import { iconBell } from '../icons/actions.ts';
import { iconFlame, iconSlot, iconTrophy } from '../icons/games.ts';
import { Container, Cluster, Stack } from '../layout/flow.tsx';
import { Grid } from '../layout/grid.tsx';
import { ScrollArea } from '../layout/scroll-area.tsx';
import { SectionHeading } from '../layout/section-heading.tsx';
import { Surface } from '../layout/surface.tsx';
import { Carousel } from '../media/carousel.tsx';
import { GameCard } from '../media/game-card.tsx';
import { LazyImage } from '../media/lazy-image.tsx';
import { PromoCard } from '../media/promo-card.tsx';
import { VendorCard } from '../media/vendor-card.tsx';
import { Notice } from '../status/notice.tsx';
import { EmptyState } from '../status/state-panel.tsx';
import { sampleArt } from './sample-art.ts';

const games = ['Moonlit Reels', 'Pearl Diver', 'Golden Koi', 'Storm Temple', 'Nine Lanterns', 'Harvest Spin', 'Tide Runner', 'Comet', 'Jade Fox', 'Volcano', 'Night Market', 'Sun Disc'];
const winners = ['mar***28', 'tom***x', 'lia***07', 'jun***k', 'ana***5'].map((player, index) => ({
  id: player,
  player,
  game: games[index] ?? '',
  prize: `₱${(48_200 - index * 7310).toLocaleString('en')}`,
}));
const carousel = {
  carousel: 'Offers',
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  slide: (number: number, count: number) => `${number} of ${count}`,
  goTo: (number: number) => `Show slide ${number}`,
  previous: 'Previous slide',
  next: 'Next slide',
  pause: 'Pause',
  play: 'Play',
};
const balance = { balance: 'Balance', hidden: 'hidden', show: 'Show', hide: 'Hide', refresh: 'Refresh', refreshing: 'Refreshing', stale: 'May be out of date', failed: 'Not loaded', retry: 'Try again' };

function Page() {
  const [hidden, setHidden] = useState(false);
  const [agreed, setAgreed] = useState(true);
  return (
    <Container>
      <Stack data-gap={7}>
        <Cluster data-justify="between">
          <Cluster>
            <RankBadge level={5}>Diamond</RankBadge>
            <Balance amount="₱12,480.50" labels={balance} hidden={hidden} onHiddenChange={setHidden} onRefresh={() => {}} />
          </Cluster>
          <Cluster data-gap={2}>
            <IconButton glyph={iconBell} label="Messages" />
            <CountBadge count={3} label="3 unread messages" />
            <Button variant="outline">Log in</Button>
            <Button iconStart={iconDeposit}>Deposit</Button>
          </Cluster>
        </Cluster>
        <Carousel labels={carousel} interval={8000}>
          {[21, 22, 23].map((seed) => (
            <LazyImage key={seed} src={sampleArt(seed, 1200, 400)} alt={`Offer ${seed - 20}`} ratio="3 / 1" priority={seed === 21} />
          ))}
        </Carousel>
        <WinnerTicker label="Latest winners" pauseLabel="Pause" playLabel="Play" winners={winners} />
        <section>
          <SectionHeading
            glyph={iconFlame}
            lead="Most played in the last hour."
            action={
              <LinkButton href="#all" variant="secondary" size="sm">
                See all
              </LinkButton>
            }
          >
            Hot games
          </SectionHeading>
          <Grid data-of="tiles">
            {games.map((name, index) => (
              <GameCard
                key={name}
                name={name}
                detail={['Aurum', 'Blue Reef', 'Cascade'][index % 3]}
                image={sampleArt(index + 2)}
                href={`#${index}`}
                marks={index === 0 ? [{ kind: 'hot', label: 'Hot' }] : index === 2 ? [{ kind: 'new', label: 'New' }] : index === 4 ? [{ kind: 'jackpot', label: '₱1.2M' }] : []}
                favourite={{ active: index === 1, label: `Favourite: ${name}`, onToggle: () => {} }}
                {...(index === 5 ? { unavailable: 'Maintenance' } : {})}
              />
            ))}
          </Grid>
        </section>
        <section>
          <SectionHeading glyph={iconSlot}>Vendors</SectionHeading>
          <Grid data-of="vendors">
            <VendorCard name="Aurum" detail="124 games" href="#aurum" hotLabel="Hot" />
            <VendorCard name="Blue Reef" detail="86 games" href="#reef" current />
            <VendorCard name="Cascade" detail="52 games" href="#cascade" image={sampleArt(4, 96, 96)} />
            <VendorCard name="Nine Lanterns" detail="41 games" href="#nine" />
          </Grid>
        </section>
        <Grid data-of="panels">
          <Surface>
            <SectionHeading glyph={iconTrophy}>Winners</SectionHeading>
            <Leaderboard label="Biggest wins" rows={winners.map(({ id, player, game, prize }) => ({ id, name: player, detail: game, value: prize }))} />
          </Surface>
          <Surface data-level="raised">
            <Stack>
              <SectionHeading>Register</SectionHeading>
              <TextField label="User name" required value="maria_28" onChange={() => {}} glyph={iconUser} hint="6 to 16 letters and digits." />
              <TextField label="E-mail" value="maria@" onChange={() => {}} error="This is not an e-mail address." />
              <PasswordField label="Password" showLabel="Show" hideLabel="Hide" value="secret-12" onChange={() => {}} />
              <Checkbox checked={agreed} onChange={setAgreed}>
                I am 18 or over and accept the terms.
              </Checkbox>
              <Button size="lg" fullWidth>
                Create account
              </Button>
              <Cluster data-gap={2}>
                <StatusTag tone="success">Approved</StatusTag>
                <StatusTag tone="warning">Waiting</StatusTag>
                <StatusTag tone="danger">Rejected</StatusTag>
              </Cluster>
            </Stack>
          </Surface>
        </Grid>
        <section>
          <SectionHeading>Promotions</SectionHeading>
          <Grid data-of="cards">
            <PromoCard title="Double your first deposit" eyebrow="Until 30 April" description="Deposit at least ₱500 and play with twice as much." image={sampleArt(9, 640, 360)} href="#first" actionLabel="Read more" />
            <PromoCard title="Weekend cashback" eyebrow="Every Sunday" description="A tenth of what you lost comes back." image={sampleArt(12, 640, 360)} href="#cashback" actionLabel="Read more" />
            <PromoCard title="Invite a friend" eyebrow="All year" description="You both receive free rounds." image={sampleArt(15, 640, 360)} href="#friend" actionLabel="Read more" />
          </Grid>
        </section>
        <ScrollArea label="Recently played" backLabel="Back" forwardLabel="Forward">
          {games.map((name, index) => (
            <div key={name} style={{ inlineSize: '9.5rem' }}>
              <GameCard name={name} detail="Aurum" image={sampleArt(index + 40)} href={`#recent-${index}`} />
            </div>
          ))}
        </ScrollArea>
        <Notice tone="info">Withdrawals take up to ten minutes.</Notice>
        <EmptyState title="No records yet" description="What you play shows up here." actions={<Button variant="secondary">Find a game</Button>} />
      </Stack>
    </Container>
  );
}

const meta = { title: 'Pages/All components together', component: Page, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>;
export default meta;

/** All components together on a page. */
export const WholePage: StoryObj<typeof meta> = {};
