import { Suspense, use } from 'react';
import { Page, Summary } from './docs-style.ts';
import { writtenDocs } from './written-docs.ts';

export interface AlsoCalledProps {
  /** Title of the component's stories, such as `Overlays/Modal`. */
  readonly title: string;
}

function Written({ name }: { readonly name: string }) {
  return <Summary>{use(writtenDocs(name))?.summary}</Summary>;
}

/** Address of the page of documentation with a title, from the window of a story. */
const docsAddress = (title: string): string => `./?path=/docs/${title.toLowerCase().replaceAll('/', '-')}--docs`;

/** Leads from what a component is called elsewhere to its own page. */
export function AlsoCalled({ title }: AlsoCalledProps) {
  const name = title.split('/').at(-1) ?? title;
  return (
    <Page dir="ltr" lang="en">
      <h1>{name}</h1>
      <Suspense fallback={null}>
        <Written name={name} />
      </Suspense>
      <p>
        <a href={docsAddress(title)} target="_parent">
          Open {title}
        </a>
      </p>
    </Page>
  );
}
