import { Suspense, useRef } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { media } from '../foundation/breakpoints.ts';
import { useMedia } from '../foundation/use-media.ts';
import { iconBack, iconClose } from '../icons/navigation.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { AriaLocale } from '../overlays/aria-locale.tsx';
import { DialogRoot } from '../overlays/dialog-parts.tsx';
import { Panel, Scrim } from '../overlays/overlay-style.ts';
import { useModalLifecycle } from '../overlays/use-modal-lifecycle.ts';
import type { ModalLifecycle, OpenState } from '../overlays/use-modal-lifecycle.ts';
import { ChunkErrorBoundary } from '../status/chunk-error-boundary.tsx';
import type { ChunkErrorBoundaryProps } from '../status/chunk-error-boundary.tsx';
import { RowSkeleton } from '../status/skeleton.tsx';
import { CentreHeadingProvider } from './centre-heading.ts';
import { CentreMenu } from './centre-menu.tsx';
import type { CentreMenuItem } from './centre-menu.tsx';
import { Glance, Header, Layout, Page } from './centre-style.ts';
import { useCentreFocus } from './use-centre-focus.ts';
import { useFocusWhenLost } from './use-focus-when-lost.ts';

/** Texts of a {@link CentreShell}. */
export interface CentreShellLabels {
  readonly close: string;
  /** Name of the menu, spoken. */
  readonly menu: string;
  /** Name of the back arrow that leads from a page to the menu, on phones, and from a subpage to its page. */
  readonly back: string;
  /** Spoken while a page is being fetched. */
  readonly loading: string;
}

export interface CentreShellProps extends OpenState, ModalLifecycle {
  /** Name of the centre: of its dialog, and above its menu. */
  readonly title: string;
  /** Entries of the menu, in order, each with its address. */
  readonly items: readonly CentreMenuItem[];
  /** Id of the page that shows. Undefined: the menu alone, as phones have it, or with its overview. */
  readonly current: string | undefined;
  /** Shows with the menu while no page is chosen: beside it, and on phones above it. It may suspend. */
  readonly overview?: { readonly title: string; readonly content: ReactNode } | undefined;
  /** The page below the current one that shows in its place: its back arrow stands at every width. */
  readonly subpage?: { readonly id: string; readonly title: string } | undefined;
  /** Texts of its buttons, and what is spoken. */
  readonly labels: CentreShellLabels;
  /** The back arrow was pressed: show the page of a subpage, or the menu, as phones have it. */
  readonly onBack: () => void;
  /** Replaces a page that failed. */
  readonly failure: ChunkErrorBoundaryProps['fallback'];
  /** Whether a page whose script is lost may reload the site by itself; always, without it. */
  readonly mayReload?: ChunkErrorBoundaryProps['mayReload'];
  /** The page; it may suspend. */
  readonly children: ReactNode;
}

/** Large enough for a table of records, and the same for every page, however long: the page scrolls inside. */
const size = { '--modal-inline': '1180px', '--modal-block': '820px', blockSize: 'min(100%, 820px)' } as CSSProperties;

function PageSkeleton({ label }: { readonly label: string }) {
  return (
    <>
      <VisuallyHidden role="status">{label}</VisuallyHidden>
      {Array.from({ length: 6 }, (_, index) => (
        <RowSkeleton key={index} />
      ))}
    </>
  );
}

/**
 * A centre over the page: a menu of pages and the page that was chosen, each behind its own boundary. On phones it fills
 * the screen, and menu and page take turns. The owner holds which page shows; the menu's entries are links.
 */
export function CentreShell({ isOpen, onOpenChange, title, items, current, overview, subpage, labels, onBack, failure, mayReload, children, ...lifecycle }: CentreShellProps) {
  const { shown, requestClose, onEnter, onExit } = useModalLifecycle({ isOpen, onOpenChange, ...lifecycle });
  const { heading, menu, page: content } = useCentreFocus(subpage?.id ?? current, shown);
  useFocusWhenLost(content, heading, shown && (subpage?.id ?? current));
  const page = items.find(({ id }) => id === current);
  const wide = useMedia(media.fromTablet);
  const glance = page === undefined ? overview : undefined;
  // On phones the overview stands above the menu, below a heading of its own.
  const above = glance === undefined || wide ? undefined : glance;
  const [place, placeHeading] = [useRef<HTMLDivElement>(null), useRef<HTMLHeadingElement>(null)];
  useFocusWhenLost(place, placeHeading, shown && above !== undefined);
  const inPage = page === undefined ? (wide ? overview?.content : undefined) : children;
  const heading2 = subpage?.title ?? page?.label ?? (wide ? glance?.title : undefined);
  const guarded = (content: ReactNode) => (
    <ChunkErrorBoundary fallback={failure} {...(mayReload === undefined ? {} : { mayReload })}>
      <Suspense fallback={<PageSkeleton label={labels.loading} />}>{content}</Suspense>
    </ChunkErrorBoundary>
  );
  return (
    <AriaLocale>
      <Scrim
        isOpen={shown}
        onOpenChange={(open) => {
          if (!open) requestClose();
        }}
        onEnter={onEnter}
        onExit={onExit}
        data-phone="full"
      >
        <Panel style={size}>
          <DialogRoot aria-label={title}>
            <Layout data-view={page === undefined ? 'menu' : 'page'} data-glance={above === undefined ? undefined : ''}>
              <Header>
                <span data-part="title">{title}</span>
                {page === undefined ? null : <IconButton glyph={iconBack} label={labels.back} onClick={onBack} data-part="back" data-always={subpage === undefined ? undefined : ''} />}
                {heading2 === undefined ? null : (
                  <h2 ref={heading} tabIndex={-1}>
                    {heading2}
                  </h2>
                )}
                <IconButton glyph={iconClose} label={labels.close} onClick={requestClose} data-part="close" />
              </Header>
              {above === undefined ? null : (
                <Glance ref={place}>
                  <VisuallyHidden>
                    <h2 ref={placeHeading} tabIndex={-1}>
                      {above.title}
                    </h2>
                  </VisuallyHidden>
                  {guarded(above.content)}
                </Glance>
              )}
              <CentreMenu ref={menu} label={labels.menu} items={items} current={current} />
              <Page key={subpage?.id ?? page?.id ?? ''} ref={content}>{inPage === undefined ? null : <CentreHeadingProvider value={heading}>{guarded(inPage)}</CentreHeadingProvider>}</Page>
            </Layout>
          </DialogRoot>
        </Panel>
      </Scrim>
    </AriaLocale>
  );
}
