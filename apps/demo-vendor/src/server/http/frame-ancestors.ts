/** The sites that may embed the game in a frame and receive its messages. */
export interface FrameAncestors {
  /** CSP sources for `frame-ancestors`. */
  readonly sources: readonly string[];
  /** Returns the origin of a return address when it may receive messages, else null. */
  allowedOrigin(returnAddress: string): string | null;
}

function matcherOf(source: string): RegExp {
  const escaped = source.replace(/[.+?^${}()|[\]\\/]/g, String.raw`\$&`);
  const port = escaped.replace(/:\*$/, String.raw`(:\d+)?`);
  return new RegExp(`^${port.replace(/\*/g, '[a-z0-9-]+(?:\\.[a-z0-9-]+)*')}$`, 'i');
}

/** Creates {@link FrameAncestors} from CSP sources such as `https://www.brand.example` or `http://*.localhost:*`. */
export function frameAncestorsOf(sources: readonly string[]): FrameAncestors {
  const matchers = sources.map(matcherOf);
  return {
    sources,
    allowedOrigin(returnAddress) {
      const origin = URL.canParse(returnAddress) ? new URL(returnAddress).origin : 'null';
      return matchers.some((matcher) => matcher.test(origin)) ? origin : null;
    },
  };
}

/** The policy of the game page: everything from its own origin, framed by known portals alone, no inline script. */
export function contentSecurityPolicy(frameAncestors: FrameAncestors): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${frameAncestors.sources.length > 0 ? frameAncestors.sources.join(' ') : "'none'"}`,
  ].join('; ');
}
