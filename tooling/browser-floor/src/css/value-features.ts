import type { Identifier } from '@mdn/browser-compat-data';
import parseValue from 'postcss-value-parser';
import type { FunctionNode, Node } from 'postcss-value-parser';
import { compatData, own } from '../compat-data.ts';
import { featureAt } from './feature.ts';
import type { Feature } from './feature.ts';

/** Units whose support is told under a common name. */
const UNIT_GROUPS: readonly [pattern: RegExp, key: string][] = [
  [/^cq(?:w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^dv(?:w|h|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^lv(?:w|h|i|b|min|max)$/, 'viewport_percentage_units_large'],
  [/^sv(?:w|h|i|b|min|max)$/, 'viewport_percentage_units_small'],
];

let functions: Map<string, Identifier> | undefined;

/** Functions that stand under the types of the data, those nearest to its root first. */
function typeFunctions(): Map<string, Identifier> {
  if (functions !== undefined) return functions;
  functions = new Map();
  let level: Identifier[] = [compatData().css.types ?? {}];
  while (level.length > 0) {
    const parts = level.flatMap((at) => Object.keys(at).flatMap((key): [string, Identifier][] => (key === '__compat' ? [] : [[key, own(at, key) ?? {}]])));
    for (const [key, at] of parts) {
      const name = key.toLowerCase().replace(/-function$/, '');
      if (at.__compat !== undefined && !functions.has(name)) functions.set(name, at);
    }
    level = parts.map(([, at]) => at);
  }
  return functions;
}

/** Where the data tells about functions of single properties, such as `minmax()`. */
const HOMES = ['grid-template-columns', 'width', 'animation-timeline', 'content'];

function functionAt(property: Identifier | undefined, name: string): Identifier | undefined {
  const within = (at: Identifier | undefined): Identifier | undefined => own(at, `${name}_function`) ?? own(at, name);
  return within(property) ?? typeFunctions().get(name) ?? HOMES.map((home) => within(own(compatData().css.properties, home))).find((at) => at !== undefined);
}

function part(at: Identifier | undefined, key: string, name: string): Feature[] {
  const compat = own(at, key)?.__compat;
  return compat === undefined ? [] : [{ name, compat }];
}

function functionFeatures(node: FunctionNode, property: Identifier | undefined): Feature[] {
  const name = node.value.toLowerCase();
  // A pair of brackets has no name; addresses and variables are as old as what they stand in.
  if (name === '' || name === 'url' || name === 'var') return [];
  const at = functionAt(property, name);
  const words = node.nodes.filter(({ type }) => type === 'word').map(({ value }) => value.toLowerCase());
  return [
    featureAt((key) => functionAt(property, key), name, `${name}()`),
    ...(words[0] === 'from' ? part(at, 'relative_syntax', `${name}(from …)`) : []),
    ...(words.includes('in') ? part(at, 'interpolation_color_space', `${name}(in …)`) : []),
  ];
}

function wordFeatures(word: string, name: string, property: Identifier | undefined): Feature[] {
  const value = word.toLowerCase();
  const unit = parseValue.unit(value);
  const { length = {}, color = {} } = compatData().css.types ?? {};
  if (unit !== false) {
    const key = UNIT_GROUPS.find(([pattern]) => pattern.test(unit.unit))?.[1] ?? unit.unit;
    return part(length, key, unit.unit);
  }
  const keyword = featureAt((key) => own(property, key), value, `${name}: ${value}`);
  return [...(keyword.compat === undefined ? [] : [keyword]), ...part(own(color, 'system-color'), value, value)];
}

function nodeFeatures(node: Node, name: string, property: Identifier | undefined): Feature[] {
  if (node.type === 'word') return wordFeatures(node.value, name, property);
  if (node.type === 'div' && node.value === '/' && name === 'content') return part(property, 'alt_text', 'content: … / …');
  if (node.type !== 'function') return [];
  return [...functionFeatures(node, property), ...node.nodes.flatMap((each) => nodeFeatures(each, name, property))];
}

/**
 * Features of a value: functions, keywords, units.
 *
 * @param name of the property
 * @param property what the data says about it; undefined for a custom property
 */
export function valueFeatures(value: string, name: string, property: Identifier | undefined): Feature[] {
  return parseValue(value).nodes.flatMap((node) => nodeFeatures(node, name, property));
}
