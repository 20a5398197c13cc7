import { Skeleton, token } from '@livery/ui-kit';
import { styled } from 'styled-components';

/** Fields one below the other, each as far from the next, then what is done with them. A field's error of one line fits into the gap below it. */
export const Form = styled.form.attrs<{ readonly 'data-error-lines'?: '' }>({ 'data-error-lines': '' })`
  --form-gap: calc(${token.font.size.sm} * ${token.line.height.snug} + ${token.space[3]});
  display: grid;
  gap: var(--form-gap);

  /* The last message is part of its field, not of the button below. */
  & > button[type='submit'] { margin-block-start: ${token.space[2]}; }

  /* A field that gets the focus comes into sight with its label and message. */
  & input, & [data-field] { scroll-margin-block: 3.5rem 7rem; }
`;

/** The button of a form that may be longer than its dialog: it stays in sight, and what goes on below it fades out above it. */
export const FormFoot = styled.div`
  z-index: 1;
  margin-block-end: calc(-1 * ${token.space[3]});
  padding-block: ${token.space[2]} ${token.space[3]};
  background: linear-gradient(${token.color.bg.overlay}, ${token.color.bg.overlay}), ${token.color.bg.canvas};

  /* Where a keyboard leaves little room, the fields need it. */
  @media (height >= 32rem) {
    position: sticky;
    inset-block-end: 0;
  }

  &::before {
    content: '';
    position: absolute;
    inset-block-end: 100%;
    inset-inline: 0;
    block-size: ${token.space[4]};
    background: inherit;
    mask-image: linear-gradient(to top, currentcolor, transparent);
    pointer-events: none;
  }
`;

/** A line of text with a link or button in it, under a form. */
export const Aside = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 ${token.space[1]};
  margin-block-start: ${token.space[4]};
  color: ${token.color.fg.muted};
  font-size: ${token.font.size.sm};

  & > button[data-variant='ghost'] { padding-inline: ${token.space[1]}; color: ${token.color.fg.link}; }
  & > button + button { margin-inline-start: ${token.space[2]}; }
`;

/** The way out for people who cannot read the captcha; one line. */
export const Alternative = styled.div`
  min-block-size: 1.5em;
  margin-block-start: ${token.space[1]};

  & > button[data-variant='ghost'] { margin-inline-start: calc(-1 * ${token.space[2]}); padding-inline: ${token.space[2]}; color: ${token.color.fg.link}; }
`;

/** The place of a label and its field. */
export const FieldPlace = styled.div`
  display: grid;
  gap: ${token.space[1]};

  & > ${Skeleton}:first-child { inline-size: 38%; block-size: 0.9em; margin-block: 0.2em; }
  & > ${Skeleton}:last-child { block-size: ${token.size.control.md}; border-radius: ${token.radius.control}; }
`;

/** What a form is about, above its fields. */
export const Lead = styled.p`
  color: ${token.color.fg.muted};
`;

/** A note, and below it what it is about. */
export const Noted = styled.div`
  display: grid;
  gap: ${token.space[4]};
`;
