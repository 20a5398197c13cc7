import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { componentsWithoutStory } from './story-coverage.ts';

/** Components of the packages above the ui-kit without a story of their own, and why. */
const WITHOUT_STORY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: { AccountPrewarm: 'draws dialogs out of sight' },
  'app-shell': { DialogHost: 'every story shows its dialogs in it' },
  content: {},
  forms: {
    Aside: 'style of a form; in the stories of packages/account',
    DiallingPrefix: 'shown by PhoneField',
    FieldPlace: 'style of a form; in the stories of packages/account',
    Form: 'in the stories of packages/account',
    FormFoot: 'style of a form; in the stories of packages/account',
    Lead: 'style of a form; in the stories of packages/account',
    Noted: 'style of a form; in the stories of packages/account',
  },
  'game-launcher': {},
  'game-lobby': {},
  layout: {
    DialogBoundary: 'shows FailureBar',
    LazyMount: 'draws nothing itself',
    PageBoundary: 'shows FailureView',
    PageLoader: 'shows Loader of the ui-kit',
    RegionBoundary: 'shows FailureBar',
    SectionStack: 'style of a page',
    StatusGate: 'shows StatusPage',
    ToastHost: 'shows ToastRegion of the ui-kit',
  },
  'member-centre': { MemberCentreRoute: 'in every story of the package, by its test support' },
  navigation: {
    Centre: 'in the stories of packages/member-centre',
    CentreRoute: 'draws nothing itself',
    DialogPath: 'draws nothing itself',
    GuardedPage: 'shows AccessDeniedPage',
    HomeGuard: 'draws nothing itself',
    LazyCentre: 'draws nothing itself',
    PageTitle: 'draws nothing itself',
    RouteArrival: 'draws nothing itself',
    RouteTitle: 'draws nothing itself',
    ScrollManager: 'draws nothing itself',
    SiteLink: 'a link without a look',
  },
  session: {},
};

describe('componentsWithoutStory', () => {
  it.each(Object.entries(WITHOUT_STORY))('returns only those with a written reason for %s', (name, reasons) => {
    expect(componentsWithoutStory(REPOSITORY, `packages/${name}`).toSorted()).toEqual(Object.keys(reasons).toSorted());
  });

  it('returns none for the ui-kit', () => {
    expect(componentsWithoutStory(REPOSITORY, 'packages/ui-kit')).toEqual([]);
  });

  it('reports a component without a story, but no helpers, types and providers', () => {
    using tree = writeTree({
      'packages/a/src/index.ts': "export { Shown, Hidden, HiddenProvider, useHelper, TOKENS } from './x.ts';\nexport type { Props } from './x.ts';",
      'packages/a/src/shown.stories.tsx': "import { Shown } from './shown.tsx';\nexport const A = { render: () => <Shown /> };",
    });
    expect(componentsWithoutStory(tree.root, 'packages/a')).toEqual(['Hidden']);
  });
});
