import type { HelpArticle } from '@livery/brand-kit';
import { useText } from '@livery/i18n';
import { LoadFailed } from '@livery/session';
import { EmptyState, focusRing, iconHelp, Link, Surface, TextSkeleton, token } from '@livery/ui-kit';
import { styled } from 'styled-components';
import { contentApi } from '../api.ts';
import { SupportContact } from '../help/support-contact.tsx';
import { NoticeHtml } from '../notices/notice-html.tsx';
import { useHashTarget } from '../use-hash-target.ts';
import { PageFrame } from './page-frame.tsx';

const Columns = styled.div`
  display: grid;
  gap: ${token.space[6]};

  @media (width >= 64rem) { grid-template-columns: 16rem minmax(0, 1fr); align-items: start; }
`;

const Contents = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[1]} ${token.space[2]};
  /* The words of the links begin where the page's do. */
  margin-inline-start: calc(-1 * ${token.space[3]});

  @media (width >= 64rem) { position: sticky; inset-block-start: calc(${token.size.header.bottom} + ${token.space[6]}); display: grid; }

  & > a { display: inline-flex; align-items: center; min-block-size: ${token.size.target}; padding: ${token.space[2]} ${token.space[3]}; border-radius: ${token.radius.sm}; color: ${token.color.fg.link}; text-decoration: none; ${focusRing} }
  & > a:hover { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
`;

const Articles = styled.div`
  display: grid;
  gap: ${token.space[5]};

  & > article { scroll-margin-block-start: calc(${token.size.header.bottom} + ${token.space[6]}); }
  & h2 { margin: 0 0 ${token.space[3]}; font-size: ${token.font.size.h3}; }
`;

/** The article that says how to reach the merchant. */
const CONTACT: HelpArticle = 'contact';

/** The help centre: every article on one page, each with an address of its own. */
export function HelpPage() {
  const t = useText('content');
  const { data, error, refetch } = contentApi.useHelpCenterQuery();
  const articles = data?.entries ?? [];
  useHashTarget(data !== undefined);
  return (
    <PageFrame title={t('help.title')} lead={t('help.lead')} glyph={iconHelp}>
      {data === undefined ? (
        error === undefined ? <TextSkeleton count={12} /> : <LoadFailed title={t('help.failed')} error={error} onRetry={refetch} />
      ) : articles.length === 0 ? (
        <EmptyState glyph={iconHelp} title={t('help.empty')} />
      ) : (
        <Columns>
          <Contents aria-label={t('help.contents')}>
            {articles.map((article) => (
              <Link key={article.id} href={`#${article.id}`}>
                <bdi>{article.title}</bdi>
              </Link>
            ))}
          </Contents>
          <Articles>
            {articles.map((article) => (
              <Surface as="article" key={article.id} id={article.id} dir="auto" data-padding="lg">
                <h2>{article.title}</h2>
                <NoticeHtml html={article.content} firstHeading={3} />
                {article.id === CONTACT ? <SupportContact /> : null}
              </Surface>
            ))}
            {articles.some(({ id }) => id === CONTACT) ? null : <SupportContact />}
          </Articles>
        </Columns>
      )}
    </PageFrame>
  );
}
