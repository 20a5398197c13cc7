import { useBrand } from '@livery/brand-kit/react';
import { useText } from '@livery/i18n';
import type { DialogProps } from '@livery/app-shell';
import { href, opensHere, useBrandCopy, useGamesHref } from '@livery/navigation';
import { Button, focusRing, Icon, iconGift, iconHelp, iconSlot, Link, Modal, token } from '@livery/ui-kit';
import type { Glyph } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** The brand's own picture over the words. */
const Art = styled.div`
  block-size: clamp(7rem, 22vh, 11rem);
  border-radius: ${token.radius.lg};
  background: var(--asset-hero) 78% 40% / cover no-repeat, ${token.gradient.hero};

  [dir='rtl'] & { scale: -1 1; }
`;

const Lead = styled.p`
  margin: ${token.space[4]} 0;
  color: ${token.color.fg.muted};
  line-height: ${token.line.height.body};

  & > strong { display: block; margin-block-end: ${token.space[1]}; color: ${token.color.fg.default}; font-size: ${token.font.size.lg}; }
`;

const Ways = styled.ul`
  display: grid;
  gap: ${token.space[2]};
  margin: 0 0 ${token.space[3]};
  padding: 0;
  list-style: none;
`;

const Way = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 ${token.space[4]};
  min-block-size: ${token.size.target};
  padding: ${token.space[3]} ${token.space[4]};
  border: ${token.stroke.hairline} solid ${token.color.border.subtle};
  border-radius: ${token.radius.md};
  background: ${token.color.bg.surface};
  color: ${token.color.fg.default};
  text-decoration: none;

  & > svg { grid-row: span 2; color: ${token.color.accent.softFg}; }
  & > b { font-weight: ${token.font.weight.semibold}; }
  & > small { color: ${token.color.fg.muted}; font-size: ${token.font.size.sm}; }
  &:hover { border-color: ${token.color.accent.bg}; background: ${token.color.accent.soft}; }
  ${focusRing}
`;

/** After the first login: introduces the brand, and where to begin. */
export function WelcomeDialog({ overlay }: DialogProps<'welcome'>) {
  const { identity } = useBrand();
  const t = useText('content');
  const tCommon = useText('common');
  const copy = useBrandCopy();
  const gamesHref = useGamesHref();
  const ways: readonly { readonly to: string; readonly glyph: Glyph; readonly title: string; readonly text: string }[] = [
    { to: gamesHref, glyph: iconSlot, title: t('welcome.games'), text: t('welcome.gamesText') },
    { to: href('promotions'), glyph: iconGift, title: t('welcome.promotions'), text: t('welcome.promotionsText') },
    { to: href('help'), glyph: iconHelp, title: t('welcome.help'), text: t('welcome.helpText') },
  ];
  return (
    <Modal {...overlay} title={t('welcome.title', { brand: identity.name })} closeLabel={tCommon('dialog.close')} width={520}>
      {(close) => (
        <>
          <Art aria-hidden="true" />
          <Lead>
            <strong>{copy?.headline}</strong>
            {t('welcome.text')}
          </Lead>
          <Ways>
            {ways.map(({ to, glyph, title, text }) => (
              <li key={to}>
                <Way
                  href={to}
                  onClick={(event) => {
                    // Where another tab or window is opened, this one stays as it is.
                    if (opensHere(event)) close();
                  }}
                >
                  <Icon glyph={glyph} size="md" />
                  <b>{title}</b>
                  <small>{text}</small>
                </Way>
              </li>
            ))}
          </Ways>
          <Button variant="ghost" fullWidth onClick={close}>
            {t('welcome.later')}
          </Button>
        </>
      )}
    </Modal>
  );
}
