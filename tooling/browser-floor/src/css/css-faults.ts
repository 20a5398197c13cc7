import postcss from 'postcss';
import type { ChildNode, Container, Declaration } from 'postcss';
import type { BrowserFloor } from '../floor.ts';
import { named } from '../support.ts';
import { atRuleFeatures, conditionFeatures, declarationFeatures, selectorFeatures } from './block-features.ts';
import { isEnhancement } from './enhancements.ts';
import { browsersWithout, floorWith, unprefixed } from './feature.ts';
import type { Feature } from './feature.ts';

/** A part of CSS that one of the oldest supported browsers lacks, and for which nothing stands in. */
export interface CssFault {
  /** Such as `mask` or `:has()`. */
  readonly feature: string;
  /** Names of the browsers; empty where the compatibility data knows no such feature. */
  readonly browsers: readonly string[];
  /** Of the CSS, from 1. */
  readonly line: number;
}

/** What is checked beside the CSS itself. */
export interface CssOptions {
  /** Whether `&` reaches the browsers; styled-components resolves it before. */
  readonly nesting?: boolean;
  /** A word that stands for what is filled in; features of which it is a part are passed over. */
  readonly placeholder?: string;
  /** Whether the `enhancements` are faults too. */
  readonly strict?: boolean;
}

interface Reading extends CssOptions {
  readonly floor: BrowserFloor;
  readonly faults: CssFault[];
}

/** Browsers for which another declaration of the same property stands in the block. */
function covered(declaration: Declaration, floor: BrowserFloor): Set<string> {
  const base = unprefixed(declaration.prop.toLowerCase()).base;
  const others = (declaration.parent?.nodes ?? []).filter((node): node is Declaration => node.type === 'decl' && node !== declaration && unprefixed(node.prop.toLowerCase()).base === base);
  const having = others.flatMap((other) => {
    const without = browsersWithout(declarationFeatures(other), floor);
    return [...floor.keys()].filter((browser) => !without.has(browser));
  });
  return new Set(having);
}

function report(features: readonly Feature[], node: ChildNode, reading: Reading, except: ReadonlySet<string> = new Set()): void {
  const { floor, faults, placeholder, strict = false } = reading;
  for (const feature of features) {
    if ((!strict && isEnhancement(feature.name)) || (placeholder !== undefined && feature.name.includes(placeholder))) continue;
    const line = node.source?.start?.line ?? 1;
    const lacking = [...browsersWithout([feature], floor)].filter((browser) => !except.has(browser));
    if (lacking.length > 0) faults.push({ feature: feature.name, browsers: feature.compat === undefined ? [] : named(lacking, floor), line });
  }
}

function readNode(node: ChildNode, reading: Reading): void {
  if (node.type === 'decl') {
    const features = declarationFeatures(node);
    if (browsersWithout(features, reading.floor).size > 0) report(features, node, reading, covered(node, reading.floor));
  } else if (node.type === 'rule') {
    const features = selectorFeatures(node.selector, reading.nesting === true);
    report(features, node, reading);
    readBlock(node, { ...reading, floor: floorWith(features.filter(({ compat }) => compat !== undefined), reading.floor) });
  } else if (node.type === 'atrule') {
    const features = atRuleFeatures(node);
    report(features, node, reading);
    const known = [...features, ...conditionFeatures(node)].filter(({ compat }) => compat !== undefined);
    // What stands in keyframes are moments, not selectors.
    const blocks = node.name.endsWith('keyframes') ? (node.nodes ?? []) : [node];
    for (const block of blocks) if ('nodes' in block) readBlock(block, { ...reading, floor: floorWith(known, reading.floor) });
  }
}

function readBlock(block: Container, reading: Reading): void {
  for (const node of block.nodes ?? []) readNode(node, reading);
}

/**
 * Returns what in a piece of CSS a browser of the floor lacks. Nothing is lacking where the block is inside an `@supports`
 * that asks for it, where another declaration of the same property stands beside it that the browser knows, or where it is
 * one of the `enhancements`.
 *
 * @param css a style sheet, or the content of a rule
 * @throws Error where it does not parse
 */
export function cssFaults(css: string, floor: BrowserFloor, options: CssOptions = {}): CssFault[] {
  const faults: CssFault[] = [];
  readBlock(postcss.parse(css), { ...options, floor, faults });
  return faults;
}
