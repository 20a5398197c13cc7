import { boundaries } from './rules/boundaries.ts';
import { browserFloor } from './rules/browser-floor.ts';
import { browserFloorCss } from './rules/browser-floor-css.ts';
import { explicitLocale } from './rules/explicit-locale.ts';
import { fileName } from './rules/file-name.ts';
import { noLiteralText } from './rules/no-literal-text.ts';
import { noPathLiteral } from './rules/no-path-literal.ts';
import { logicalCss, noLiteralColour } from './rules/styles.ts';
import type { Rule } from './rules/rule.ts';

const plugin: { meta: { name: string }; rules: Record<string, Rule> } = {
  meta: { name: 'livery' },
  rules: {
    boundaries,
    'browser-floor': browserFloor,
    'browser-floor-css': browserFloorCss,
    'explicit-locale': explicitLocale,
    'file-name': fileName,
    'logical-css': logicalCss,
    'no-literal-colour': noLiteralColour,
    'no-literal-text': noLiteralText,
    'no-path-literal': noPathLiteral,
  },
};

// oxlint requires a default export.
export default plugin;
