import { GlobalStyle } from '@livery/ui-kit';
import { createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { FirstPaint } from './first-paint.tsx';
import type { FirstPaintProps } from './first-paint.tsx';

/** A first paint as static markup, and every rule of the components that it is made of. */
export interface RenderedFirstPaint {
  readonly html: string;
  readonly css: string;
}

/** Renders the first paint of a brand in a language, for the brand's page. Runs in Node. */
export function renderFirstPaint(props: FirstPaintProps): RenderedFirstPaint {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(createElement(Fragment, null, createElement(GlobalStyle), createElement(FirstPaint, props))));
    const rules = [...sheet.getStyleTags().matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, rules = '']) => rules).join('');
    // The names of components carry no rules.
    return { html: html.replaceAll(/\bsc-\w+ /g, ''), css: rules };
  } finally {
    sheet.seal();
  }
}
