import { components } from 'virtual:components';
import { brands } from '../brands.ts';
import { Page, Summary } from './docs-style.ts';

const groups: readonly (readonly [string, string])[] = [
  ['Foundations', 'colour with its contrasts, type, space, radius, shadow, motion, icons and artwork of the brand that the toolbar has chosen.'],
  ['Actions to Layout', 'the components of the kit: what each is for, its parts, states, keys and words, and a control for each property.'],
  ['Forms, Site, Account, Games, Content, Centres', 'what the site is made of: parts that know calls and texts.'],
  ['Surroundings', 'what draws nothing and is needed all the same: providers, guards, boundaries.'],
  ['Pages and Journeys', 'whole pages in each of their states, and ways that lead through several.'],
];

/** The first page: what there is and where. */
export function StartPage() {
  return (
    <Page dir="ltr" lang="en">
      <h1>The workbench</h1>
      <Summary>
        {Object.keys(components).length} components in {brands.size} brands. Choose brand, scheme, language and direction above: every page follows at once.
      </Summary>
      <h2>What is where</h2>
      <ul>
        {groups.map(([name, about]) => (
          <li key={name}>
            <b>{name}</b>: {about}
          </li>
        ))}
      </ul>
      <h2>How to find something</h2>
      <ul>
        <li>By its name in the search at the top of the list, or by what it is called elsewhere: dialog, dropdown, spinner.</li>
        <li>By its use: each page begins with when to use which, and names the others.</li>
        <li>By its look: Foundations, Looks shows each choice that a brand has.</li>
      </ul>
    </Page>
  );
}
