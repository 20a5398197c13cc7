/**
 * What a browser may lack without loss, and why. The name of a property stands for all its values.
 *
 * Nothing belongs here whose absence hides a state, covers a control or drops a rule with other selectors.
 */
export const enhancements: ReadonlyMap<string, string> = new Map([
  ['text-wrap', 'lines then break as they come; nothing is lost but their balance'],
  ['cursor', 'a phone has no pointer'],
  ['resize', 'a phone has no handle to drag; the field scrolls'],
  ['scrollbar-width', 'the scroll bar is then as wide as the system has it'],
  ['scrollbar-color', "the scroll bar then has the system's colours"],
  ['overscroll-behavior', 'has no effect on a part without anything to scroll, where none is wanted'],
  ['overscroll-behavior-x', 'as overscroll-behavior'],
  ['overflow-anchor', 'only `none` is used, and a browser without scroll anchoring has nothing to switch off'],
  ['field-sizing', 'a dialling code then has the width of the longest one'],
  ['overflow-clip-margin', 'shadows at the edge of a part that is laid out late are then cut off'],
  ['content-visibility', 'parts out of sight are then laid out at once'],
  ['contain-intrinsic-block-size', 'goes with content-visibility'],
  ['forced-color-adjust', 'a browser without it has no forced colours'],
  ['text-size-adjust', 'browsers of desktops do not enlarge text by themselves'],
  ['-webkit-text-size-adjust', 'as text-size-adjust'],
  ['-webkit-tap-highlight-color', 'a browser without it draws nothing over what is tapped'],
  ['-webkit-font-smoothing', 'letters on macOS are then a little heavier'],
  ['@font-face size-adjust', 'lines in Safari before 17 may then break anew as the font arrives'],
  ['@font-face ascent-override', 'lines in Safari then move a little as the font arrives'],
  ['@font-face descent-override', 'as ascent-override'],
  ['@font-face line-gap-override', 'as ascent-override'],
  ['@starting-style', 'what appears is then there at once, without a transition'],
  [':autofill', 'Firefox marks only names and passwords that it filled in; others keep the colours of the field'],
  [':fullscreen', 'an iPhone has no full screen, so nothing is drawn differently in it'],
  ['::selection', "selected text on iOS has the system's colours"],
  ['::marker', 'Safari knows its colour and size alone, and nothing else is set'],
  ['background-clip: text', 'known gaps only with fixed grounds and with several layers in Firefox, neither of which is used'],
  ['inline-size: fit-content', 'Samsung Internet has it as `width` has it; the data gives only another name'],
  ['max-inline-size: fit-content', 'as inline-size: fit-content'],
]);

/** Whether a feature is one that may be missing. */
export function isEnhancement(feature: string): boolean {
  const [property = ''] = feature.split(': ');
  return enhancements.has(feature) || enhancements.has(property);
}
