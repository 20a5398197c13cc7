import { useLanguage, useText } from '@livery/i18n';
import type { LanguageCode } from '@livery/i18n';
import { focusRing, Icon, iconCheck, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

const List = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Choice = styled.button`
  display: flex;
  align-items: center;
  gap: ${token.space[3]};
  inline-size: 100%;
  min-block-size: ${token.size.control.md};
  padding-inline: ${token.space[3]};
  border: 0;
  border-radius: ${token.radius.sm};
  background: none;
  color: ${token.color.fg.default};
  font: inherit;
  text-align: start;
  cursor: pointer;

  & > span { flex: 1; }
  &:hover { background: ${token.color.accent.soft}; color: ${token.color.accent.softFg}; }
  &[aria-current] { color: ${token.color.accent.softFg}; font-weight: ${token.font.weight.semibold}; }
  ${focusRing}
`;

/** The languages of the site, each by its own name. */
export function LanguageList({ onChoose }: { readonly onChoose: (code: LanguageCode) => void }) {
  const t = useText('shell');
  const { language, languages } = useLanguage();
  return (
    <List aria-label={t('header.language')}>
      {languages.map((each) => (
        <li key={each.code}>
          <Choice type="button" lang={each.tag} dir={each.direction} aria-current={each.code === language.code ? 'true' : undefined} onClick={() => onChoose(each.code)}>
            <span>{each.endonym}</span>
            {each.code === language.code ? <Icon glyph={iconCheck} /> : null}
          </Choice>
        </li>
      ))}
    </List>
  );
}
