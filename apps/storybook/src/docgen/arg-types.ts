import { components } from 'virtual:components';
import * as named from 'virtual:glyphs';
import type { Glyph } from '@livery/ui-kit';
import type { ArgTypesEnhancer, InputType, SBType, StrictArgTypes, StrictInputType } from 'storybook/internal/types';
import type { ComponentDoc } from './components.ts';
import type { PropDoc } from './members.ts';

/** All icons by name. */
export const glyphs: Readonly<Record<string, Glyph>> = { ...named };

/** The component that a title stands for: its last part. */
export function componentOf(title: string): ComponentDoc | undefined {
  const name = title.split('/').at(-1) ?? '';
  return Object.hasOwn(components, name) ? components[name] : undefined;
}

/** What a list of choices shows for the property left away. */
const NOT_SET = { undefined: 'not set' };

/** A property's type; a choice as what can be chosen. */
const typeOf = ({ type, choices }: PropDoc): string => choices?.map((choice) => JSON.stringify(choice).replaceAll('"', "'")).join(' | ') ?? type;

/** How a property is set: by the control that its type asks for. Functions and elements are shown, and not set. */
function controlOf({ kind, choices, required }: PropDoc): Pick<InputType, 'control' | 'options' | 'mapping'> {
  switch (kind) {
    case 'text':
    case 'node':
      return { control: { type: 'text' } };
    case 'boolean':
      return { control: { type: 'boolean' } };
    case 'number':
      return { control: { type: 'number' } };
    case 'choice': {
      const offered = choices ?? [];
      return { control: { type: offered.length <= 3 && required ? 'inline-radio' : 'select', labels: NOT_SET }, options: required ? offered : [undefined, ...offered] };
    }
    case 'glyph':
      return { control: { type: 'select', labels: NOT_SET }, options: required ? Object.keys(glyphs) : [undefined, ...Object.keys(glyphs)], mapping: glyphs };
    case 'object':
      return { control: { type: 'object' } };
    case 'function':
    case 'element':
      return { control: false };
  }
}

/** Controls and rows of the table for each property of a component. */
export function argTypesOf({ props }: ComponentDoc): StrictArgTypes {
  return Object.fromEntries(
    props.map((prop) => [
      prop.name,
      {
        name: prop.name,
        ...(prop.about === undefined ? {} : { description: prop.about }),
        type: { name: 'other', value: prop.type, required: prop.required } satisfies SBType,
        table: { type: { summary: typeOf(prop), ...(prop.detail === undefined ? {} : { detail: prop.detail }) }, ...(prop.fallback === undefined ? {} : { defaultValue: { summary: prop.fallback } }) },
        ...controlOf(prop),
      } satisfies StrictInputType,
    ]),
  );
}

/** Gives each story the controls of the component that its title names; what the story itself says about one comes first. */
export const withComponentDocs: ArgTypesEnhancer = ({ title, argTypes, initialArgs }) => {
  const component = componentOf(title);
  if (component === undefined) return argTypes;
  const read = argTypesOf(component);
  const names = new Set([...Object.keys(read), ...Object.keys(argTypes)]);
  return Object.fromEntries([...names].map((name) => [name, { name, ...argTypes[name], ...read[name], ...stated(argTypes[name]), ...unset(initialArgs[name], read[name]) }]));
};

/** What a story states by itself: Storybook infers a type and a control from each argument, and marks neither. */
function stated(argType: StrictInputType | undefined): Pick<StrictInputType, 'description' | 'options' | 'if'> {
  const { description, options, if: condition } = argType ?? {};
  return { ...(description === undefined ? {} : { description }), ...(options === undefined ? {} : { options }), ...(condition === undefined ? {} : { if: condition }) };
}

/** An element that a story gives where a text would do cannot be typed. */
function unset(value: unknown, { control }: Pick<InputType, 'control'> = {}): Pick<StrictInputType, 'control'> {
  return typeof value === 'object' && typeof control === 'object' && control.type === 'text' ? { control: false } : {};
}
