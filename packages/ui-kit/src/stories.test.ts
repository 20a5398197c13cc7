import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);
const stories = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(new URL(file, folder), 'utf8'));

/** Story title → names of the stories that must show the component's states. */
const states: Readonly<Record<string, readonly string[]>> = {
  'Actions/Button': ['Default', 'Hover', 'Focused', 'Pressed', 'Disabled', 'Loading'],
  'Actions/IconButton': ['Default', 'Hover', 'Focused', 'Pressed', 'Disabled', 'Loading'],
  'Actions/CountdownButton': ['Idle', 'Sending', 'Counting', 'Ready'],
  'Fields/TextField': ['Default', 'Filled', 'Focused', 'Disabled', 'WithHint', 'WithError'],
  'Fields/Select': ['Empty', 'Chosen', 'Open', 'Disabled', 'WithError', 'Keyboard'],
  'Fields/Checkbox': ['Unchecked', 'Checked', 'Indeterminate', 'Disabled', 'WithError'],
  'Fields/RadioGroup': ['Default', 'Disabled', 'WithError'],
  'Fields/Switch': ['On', 'Off', 'Disabled'],
  'Fields/CaptchaField': ['Default', 'Loading', 'WithError', 'OncePerSecond'],
  'Fields/DiallingCodePicker': ['Default', 'Open', 'Searching', 'NothingFound', 'FlagsLost', 'CodeNotListed', 'CountryUnknown', 'Disabled'],
  'Fields/DatePicker': ['Default', 'Empty', 'Focused', 'Open', 'WithLimits', 'WithPresets', 'Disabled', 'ReadOnly', 'WithError', 'LongTexts'],
  'Fields/DateRangePicker': ['Default', 'Empty', 'Open', 'WithLimits', 'WithPresets', 'Reversed', 'Disabled', 'WithError', 'Keyboard'],
  'Fields/Slider': ['Default', 'WithMarks', 'Focused', 'Disabled', 'WithError', 'LongTexts'],
  'Fields/RangeSlider': ['Default', 'Focused', 'Disabled'],
  'Fields/ImageUpload': ['Default', 'Focused', 'Uploading', 'Uploaded', 'Failed', 'Refused', 'Disabled', 'Required'],
  'Progress/Stepper': ['Default', 'Failed', 'AllDone', 'Vertical', 'LongTexts'],
  'Progress/ProgressBar': ['Default', 'Empty', 'Full', 'Indeterminate', 'Failed', 'LongTexts'],
  'Progress/Meter': ['Default', 'Low', 'High', 'NotKnown'],
  'Navigation/Accordion': ['Default', 'Open', 'Multiple', 'Hover', 'Focused', 'Disabled', 'LongTexts'],
  'Data/Balance': ['Shown', 'Hidden', 'Refreshing', 'Stale'],
  'Navigation/InfiniteList': ['Idle', 'Loading', 'Failed', 'End'],
  'Charts/LineChart': ['Default', 'Focused', 'AsTable', 'SixSeries', 'Negative', 'OnePoint', 'AllZero', 'FourHundredPoints', 'Empty', 'Loading', 'Failed', 'LongText'],
  'Charts/Stat': ['Default', 'WithSparkline', 'Falling', 'Loading', 'Empty', 'LongText'],
  'Chat/ChatList': ['Default', 'Focused', 'Sending', 'Failed', 'WithImages', 'OlderToLoad', 'LoadingOlder', 'OlderFailed', 'Empty', 'Loading', 'LongText'],
  'Fields/TagGroup': ['Default', 'Focused', 'Selectable', 'Removable', 'Disabled', 'Loading', 'Empty', 'WithError', 'LongText'],
  'Media/QrCode': ['Default', 'Focused', 'FromImage', 'Loading', 'Failed', 'LongText'],
  'Navigation/Breadcrumbs': ['Default', 'Focused', 'Short', 'Phone', 'LongText'],
  'Media/GameCard': ['Default', 'Hover', 'AsLink', 'Marked', 'Unavailable', 'WithFavourite'],
};

describe('stories of ui-kit', () => {
  it.each(Object.entries(states))('%s shows each of its states', (title, names) => {
    const story = stories.find((source) => source.includes(`title: '${title}'`)) ?? '';
    const shown = [...story.matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
    expect(shown).toEqual(expect.arrayContaining([...names]));
  });
});
