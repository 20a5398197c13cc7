import type { Preview } from '@storybook/react-vite';
import { languages } from 'virtual:brands';
import { languageOf, pseudoLanguageCodes } from '@livery/i18n';
import { brands } from './brands.ts';

const items = (values: readonly (readonly [string, string])[]) => values.map(([value, title]) => ({ value, title }));

/** Menus of the toolbar. */
export const toolbarTypes: NonNullable<Preview['globalTypes']> = {
  brand: {
    description: 'Brand',
    toolbar: { icon: 'paintbrush', dynamicTitle: true, items: items([...brands.values()].map(({ id, brand }) => [id, brand.identity.name])) },
  },
  scheme: {
    description: 'Light or dark; the brand’s own default unless chosen',
    toolbar: { icon: 'contrast', dynamicTitle: true, items: items([['default', 'brand’s scheme'], ['light', 'light'], ['dark', 'dark']]) },
  },
  language: {
    description: 'Language; those in which no text is missing',
    toolbar: {
      icon: 'globe',
      dynamicTitle: true,
      items: items([...languages, ...pseudoLanguageCodes].map((code) => [code, `${code} ${languageOf(code).endonym}`])),
    },
  },
  motion: {
    description: 'Motion; still for looking at pictures and for tests',
    toolbar: { icon: 'play', dynamicTitle: true, items: items([['full', 'moving'], ['still', 'still']]) },
  },
  direction: {
    description: 'Direction; that of the language unless chosen',
    toolbar: { icon: 'transfer', dynamicTitle: true, items: items([['auto', 'by language'], ['ltr', 'left to right'], ['rtl', 'right to left']]) },
  },
};

/** Initial selection. */
export const initialGlobals = { brand: brands.keys().next().value ?? '', scheme: 'default', language: 'EN', direction: 'auto', motion: 'full' };
