import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { Canvas, Controls, Primary, PureArgsTable, Stories, useOf } from '@storybook/addon-docs/blocks';
import { Icon, iconClose, iconSuccess } from '@livery/ui-kit';
import { argTypesOf, componentOf } from '../docgen/arg-types.ts';
import type { ComponentDoc } from '../docgen/components.ts';
import { Eyebrow, Page, Rule, Rules, Summary } from './docs-style.ts';
import { writtenDocs } from './written-docs.ts';
import type { DocsHeading, WrittenDocs } from './written.ts';

/** How the headings of a `*.docs.md` read on the page. */
const TITLES: Partial<Record<DocsHeading, string>> = { Use: 'When to use which', Calls: 'What it calls', Texts: 'Content rules' };

/** A text with its `code`. */
function Words({ children }: { readonly children: string }) {
  return children.split('`').map((part, index) => (index % 2 === 1 ? <code key={index}>{part}</code> : part));
}

function Points({ of }: { readonly of: readonly string[] }) {
  return (
    <ul>
      {of.map((point) => (
        <li key={point}>
          <Words>{point}</Words>
        </li>
      ))}
    </ul>
  );
}

function Section({ docs, of }: { readonly docs: WrittenDocs; readonly of: DocsHeading }) {
  const points = docs.sections.get(of) ?? [];
  return points.length === 0 ? null : (
    <section>
      <h2>{TITLES[of] ?? of}</h2>
      <Points of={points} />
    </section>
  );
}

function DosAndDonts({ docs }: { readonly docs: WrittenDocs }) {
  const [dos, donts] = [docs.sections.get('Do') ?? [], docs.sections.get('Do not') ?? []];
  return dos.length + donts.length === 0 ? null : (
    <Rules>
      <Rule data-of="do">
        <h2>
          <Icon glyph={iconSuccess} /> Do
        </h2>
        <Points of={dos} />
      </Rule>
      <Rule data-of="dont">
        <h2>
          <Icon glyph={iconClose} /> Do not
        </h2>
        <Points of={donts} />
      </Rule>
    </Rules>
  );
}

function Head({ title, component, docs }: { readonly title: string; readonly component: ComponentDoc | undefined; readonly docs: WrittenDocs | undefined }) {
  return (
    <Page dir="ltr" lang="en">
      <Eyebrow>{title.split('/').slice(0, -1).join(' · ')}</Eyebrow>
      <h1>{title.split('/').at(-1)}</h1>
      <Summary>
        <Words>{docs?.summary ?? component?.about ?? ''}</Words>
      </Summary>
      {component === undefined ? null : (
        <Eyebrow>
          <code>{`import { ${component.name} } from '@livery/${component.package}';`}</code> in {component.file}
        </Eyebrow>
      )}
    </Page>
  );
}

function Rest({ component, docs }: { readonly component: ComponentDoc | undefined; readonly docs: WrittenDocs | undefined }) {
  const more = component?.more ?? [];
  return (
    <Page dir="ltr" lang="en">
      {more.length === 0 ? null : (
        <Eyebrow>
          It also takes: <Words>{more.map((one) => `\`${one}\``).join(', ')}</Words>.
        </Eyebrow>
      )}
      {docs === undefined ? null : (
        <>
          <Section docs={docs} of="Use" />
          <Section docs={docs} of="Anatomy" />
          <Section docs={docs} of="States" />
          <Section docs={docs} of="Keyboard" />
          <Section docs={docs} of="Calls" />
          <DosAndDonts docs={docs} />
          <Section docs={docs} of="Texts" />
        </>
      )}
    </Page>
  );
}

function Written({ title, shown, stories }: { readonly title: string; readonly shown: ReactNode; readonly stories: ReactNode }) {
  const name = title.split('/').at(-1) ?? title;
  const docs = use(writtenDocs(name));
  const component = componentOf(title);
  return (
    <>
      <Head title={title} component={component} docs={docs} />
      {shown}
      <Rest component={component} docs={docs} />
      {stories}
    </>
  );
}

/** Groups of features: their stories open dialogs, or fill the window. */
const FRAMED = /^(?:Account|Games|Content|Pages|Journeys|Site)\//;

/** Links to stories that stand alone: a page with all of them would open every dialog at once. */
function StoryLinks({ stories }: { readonly stories: readonly { readonly id: string; readonly name: string }[] }) {
  return (
    <Page dir="ltr" lang="en">
      <h2>States shown</h2>
      <ul>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <a href={`./?path=/story/${id}`} target="_parent">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Page of a component with stories: what it is, how it is set, when to use it, and each of its states. */
export function StoriesPage() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const stories = Object.values(csfFile.stories);
  const [primary] = stories;
  if (primary !== undefined && (FRAMED.test(preparedMeta.title) || preparedMeta.parameters['framed'] === true)) {
    return (
      <Suspense fallback={null}>
        <Written
          title={preparedMeta.title}
          shown={
            <>
              <Canvas of={primary.moduleExport} story={{ inline: false, height: '40rem' }} />
              {componentOf(preparedMeta.title) === undefined ? null : <Controls of={primary.moduleExport} />}
            </>
          }
          stories={<StoryLinks stories={stories} />}
        />
      </Suspense>
    );
  }
  return (
    <Suspense fallback={null}>
      <Written
        title={preparedMeta.title}
        shown={
          <>
            <Primary />
            <Controls />
          </>
        }
        stories={stories.length > 1 ? <Stories title="States shown" includePrimary={false} /> : null}
      />
    </Suspense>
  );
}

/** Page of a component that draws nothing by itself. */
export function ComponentPage({ title }: { readonly title: string }) {
  const component = componentOf(title);
  return (
    <Suspense fallback={null}>
      <Written title={title} shown={component === undefined || component.props.length === 0 ? null : <PureArgsTable rows={argTypesOf(component)} />} stories={null} />
    </Suspense>
  );
}
