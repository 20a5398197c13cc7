const STATES = { hover: ':hover', active: ':active' } as const;

/** A CSS state that only a pointer causes. */
export type ForcedState = keyof typeof STATES;

function forced(selector: string, state: ForcedState): string {
  return selector.replaceAll(STATES[state], `:is(${STATES[state]}, [data-force='${state}'] *)`);
}

function visit(rules: CSSRuleList, state: ForcedState): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && rule.selectorText.includes(STATES[state]) && !rule.selectorText.includes('data-force')) {
      rule.selectorText = forced(rule.selectorText, state);
    }
    if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) visit(rule.cssRules, state);
  }
}

/** Extends every rule for a state to elements below `[data-force='<state>']`, so that a story can show the state. */
export function forceState(state: ForcedState): void {
  for (const sheet of document.styleSheets) visit(sheet.cssRules, state);
}
