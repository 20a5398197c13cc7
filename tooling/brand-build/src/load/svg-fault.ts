import { SaxesParser } from 'saxes';

/** Returns where and why an SVG is no XML; undefined for one that is. */
export function svgFault(svg: string): { readonly line: number; readonly found: string; readonly expected: string } | undefined {
  const parser = new SaxesParser({ xmlns: true });
  let fault: ReturnType<typeof svgFault>;
  parser.on('error', (error) => {
    // Messages begin with their place: `3:14: unclosed tag: svg`.
    fault ??= { line: parser.line, found: `an error: ${error.message.replace(/^(?:\d+:\d+: )+/, '')}`, expected: 'an SVG that is well-formed XML' };
  });
  parser.write(svg).close();
  return fault;
}
