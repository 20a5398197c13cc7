import { describe, expect, it } from 'vitest';
import { writeTree } from '../test-support/write-tree.ts';
import { REPOSITORY } from '../workspace.ts';
import { componentsWithoutStory, partsWithoutStory } from './story-coverage.ts';

/** Components of the packages above the ui-kit without a story of their own, and why. */
const WITHOUT_STORY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  account: { AccountPrewarm: 'draws dialogs out of sight' },
  'app-shell': { DialogHost: 'every story shows its dialogs in it' },
  content: {},
  forms: {},
  'game-launcher': {},
  'game-lobby': {},
  layout: {},
  'centre-kit': {},
  'agent-centre': { AgentCentreRoute: 'in every story of the package, by its test support' },
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

/** Parts of the layout without a story that names them, and where they are drawn. What opens or waits to be asked for stands in none of these. */
const DRAWN_IN: Readonly<Record<string, string>> = {
  AccountMenu: 'opened in the stories "Header, open"',
  AnnouncementLine: 'in the stories of SiteLayout',
  BottomBar: 'in the stories of SiteLayout',
  ContactButton: 'in the stories of StatusPage',
  FirstPaint: 'pictures of the header and the hero, which have stories',
  FooterBottom: 'in the stories of SiteFooter',
  FooterColumn: 'in the stories of SiteFooter',
  FullPage: 'in the stories of LoginWallPage and NotFoundPage',
  LanguageList: 'opened in the stories "Header, open" and of MenuDrawer',
  LoginArea: 'in the stories of SiteLayout',
  MainNavigation: 'in the stories of SiteLayout',
  MemberBalance: 'in the stories of MemberArea',
  MorePanel: 'opened in the stories "Header, open"',
  NavLinkItem: 'in the stories of SiteLayout',
  PanelBoundary: 'shows FailureBar',
  PartnerLogos: 'in the stories of SiteFooter',
  SchemeSwitch: 'in the stories of SiteLayout and MenuDrawer',
  SideRail: 'in the stories of SiteLayout',
  SocialLinks: 'in the stories of SiteFooter',
  TopBar: 'in the stories of SiteLayout',
  VendorPanel: 'opened in the stories "Header, open"',
};

describe('partsWithoutStory', () => {
  it('returns only those of the layout that another story draws, or that draw nothing of their own', () => {
    expect(partsWithoutStory(REPOSITORY, 'packages/layout').toSorted()).toEqual(Object.keys(DRAWN_IN).toSorted());
  });

  it('reports a part that the package does not export', () => {
    using tree = writeTree({
      'packages/a/src/index.ts': 'export {};',
      'packages/a/src/shown.tsx': 'export const Shown = () => null;',
      'packages/a/src/panel.tsx': 'export const Panel = () => null;\nexport const usePanel = () => 1;',
      'packages/a/src/test-support/frame.tsx': 'export const Frame = () => null;',
      'packages/a/src/shown.stories.tsx': "import { Shown } from './shown.tsx';\nexport const A = { render: () => <Shown /> };",
    });
    expect(partsWithoutStory(tree.root, 'packages/a')).toEqual(['Panel']);
  });
});

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
