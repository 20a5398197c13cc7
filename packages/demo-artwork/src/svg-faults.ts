/**
 * Returns XML faults of a drawing as this package writes them: elements must be nested and closed, attributes quoted and
 * unique. Text nodes count as faults.
 */
export function svgFaults(text: string): string[] {
  const faults: string[] = [];
  const open: string[] = [];
  let rest = text;
  while (rest !== '') {
    const tag = /^<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>/.exec(rest);
    if (tag === null) {
      faults.push(`not a tag: ${rest.slice(0, 60)}`);
      break;
    }
    const [whole, closing, name = '', attributes = '', empty] = tag;
    const names = [...attributes.matchAll(/([\w:-]+)=/g)].map((match) => match[1]);
    if (new Set(names).size !== names.length) faults.push(`an attribute twice: ${whole}`);
    if (closing === '/' && open.pop() !== name) faults.push(`</${name}> closes something else`);
    if (closing === '' && empty === '') open.push(name);
    rest = rest.slice(whole.length);
  }
  return [...faults, ...open.map((name) => `<${name}> is never closed`)];
}
