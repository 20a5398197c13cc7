import type { Identifier } from '@mdn/browser-compat-data';
import type { AtRule, Declaration } from 'postcss';
import parseSelector from 'postcss-selector-parser';
import type { Pseudo } from 'postcss-selector-parser';
import parseValue from 'postcss-value-parser';
import { compatData, own } from '../compat-data.ts';
import { featureAt, unprefixed } from './feature.ts';
import type { Feature } from './feature.ts';
import { valueFeatures } from './value-features.ts';

/** Features of a declaration: its property and its value. At-rules such as `@font-face` have descriptors of their own. */
export function declarationFeatures({ prop, value, parent }: Pick<Declaration, 'prop' | 'value'> & { readonly parent?: unknown }): Feature[] {
  const name = prop.toLowerCase();
  if (name.startsWith('--')) return valueFeatures(value, name, undefined);
  const block = parent as AtRule | undefined;
  const { properties, 'at-rules': atRules } = compatData().css;
  const descriptors = block?.type === 'atrule' ? own(atRules, block.name.toLowerCase()) : undefined;
  if (descriptors !== undefined && own(descriptors, name) !== undefined) return [featureAt((key) => own(descriptors, key), name, `@${block?.name ?? ''} ${name}`)];
  const at = own(properties, name) ?? own(properties, unprefixed(name).base);
  return [featureAt((key) => own(properties, key), name, name), ...valueFeatures(value, name, at)];
}

function pseudoFeatures({ value, nodes }: Pseudo): Feature[] {
  const name = value.replace(/^::?/, '').toLowerCase();
  const selectors = compatData().css.selectors as Identifier;
  const called = nodes.length > 0;
  const at = (key: string): Identifier | undefined => (called ? (own(selectors, `${key}function`) ?? own(selectors, key)) : own(selectors, key));
  const lists = called && nodes.length > 1 ? own(own(selectors, name), 'selector_list') : undefined;
  return [
    featureAt(at, name, `${value}${called ? '()' : ''}`),
    ...(lists?.__compat === undefined ? [] : [{ name: `${value}(…, …)`, compat: lists.__compat }]),
  ];
}

/**
 * Features of a rule's selector. A list whose every selector has a part of one vendor's own, such as `::-webkit-scrollbar`,
 * has none: others pass the rule over, and have no such part.
 *
 * @param nesting whether `&` stays in what browsers read
 * @throws Error where the selector does not parse
 */
export function selectorFeatures(selector: string, nesting: boolean): Feature[] {
  const list = parseSelector().astSync(selector);
  const pseudos: Pseudo[] = [];
  list.walkPseudos((pseudo) => void pseudos.push(pseudo));
  const vendors = list.nodes.every((each) => each.some((node) => node.type === 'pseudo' && unprefixed(node.value.replace(/^::?/, '')).prefix !== undefined));
  if (vendors) return [];
  const nested = nesting && selector.includes('&') ? [featureAt((key) => own(compatData().css.selectors, key), 'nesting', '&')] : [];
  return [...nested, ...pseudos.flatMap(pseudoFeatures)];
}

function mediaFeatures(params: string): Feature[] {
  const media = own(compatData().css['at-rules'], 'media');
  const found: Feature[] = [];
  parseValue(params).walk((node) => {
    if (node.type !== 'word') return;
    const name = node.value.toLowerCase();
    if (/^[<>]=?$/.test(name)) found.push(featureAt((key) => own(media, key), 'range_syntax', '@media (… < …)'));
    const compat = own(media, name.replace(/^(?:min|max)-/, ''))?.__compat;
    if (compat !== undefined) found.push({ name: `@media (${name})`, compat });
  });
  return found;
}

/** Features of an at-rule itself, without those of what stands in it. */
export function atRuleFeatures({ name, params }: Pick<AtRule, 'name' | 'params'>): Feature[] {
  const rules = compatData().css['at-rules'];
  const { base } = unprefixed(name.toLowerCase());
  const rule = featureAt((key) => own(rules, key), name.toLowerCase(), `@${name}`);
  if (base === 'media') return [rule, ...mediaFeatures(params)];
  if (base !== 'container') return [rule];
  const query = /\bstyle\(/.test(params) ? 'style_queries_for_custom_properties' : /\bscroll-state\(/.test(params) ? 'scroll-state_queries' : undefined;
  return query === undefined ? [rule] : [rule, featureAt((key) => own(own(rules, 'container'), key), query, `@container ${query.startsWith('style') ? 'style()' : 'scroll-state()'}`)];
}

/** What an `@supports` asks for; nothing for `not` and `or`, where nothing is certain. */
function supportsFeatures(params: string): Feature[] {
  if (/\b(?:not|or)\b/.test(params.replaceAll(/\([^()]*\)/g, ''))) return [];
  return parseValue(params).nodes.flatMap((node): Feature[] => {
    if (node.type !== 'function') return [];
    const inner = parseValue.stringify(node.nodes);
    if (node.value === 'selector') return selectorFeatures(inner, false);
    const [, prop, value] = /^\s*([\w-]+)\s*:([^]*)$/.exec(inner) ?? [];
    return node.value !== '' || prop === undefined || value === undefined ? supportsFeatures(inner) : declarationFeatures({ prop, value });
  });
}

/** Features that a browser has for certain where it applies what stands in this at-rule. */
export function conditionFeatures({ name, params }: Pick<AtRule, 'name' | 'params'>): Feature[] {
  if (name === 'supports') return supportsFeatures(params);
  // Safari knows the question and never says yes: only who can adjust forced colours has them.
  if (name === 'media' && params.trim() === '(forced-colors: active)') return [featureAt((key) => own(compatData().css.properties, key), 'forced-color-adjust', 'forced-color-adjust')];
  return [];
}
