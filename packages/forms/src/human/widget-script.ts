/** What a widget is made with: the part of the provider's options that we use. */
export interface WidgetOptions {
  readonly sitekey: string;
  readonly language: string;
  readonly theme: 'light' | 'dark';
  readonly size: 'flexible';
  readonly callback: (token: string) => void;
  /** The check failed, for instance because the provider cannot be reached. Returning true keeps the provider's words out of the console. */
  readonly 'error-callback': () => boolean;
  readonly 'expired-callback': () => void;
  readonly 'timeout-callback': () => void;
}

/** The provider's script, once it has run. */
export interface WidgetApi {
  render(place: HTMLElement, options: WidgetOptions): string | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}

/** Trusted Types, as far as a script's address needs them; browsers without them take the address as text. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    turnstile?: WidgetApi;
    readonly trustedTypes?: TrustedTypes;
  }
}

/** Accepts every address: the page's content policy restricts the hosts of scripts. */
const rules = { createScriptURL: (url: string): string => url };
let policy: typeof rules | undefined;
/** An address as `src` of a script takes it. A policy's name can be used once a page. */
function scriptUrlOf(url: string): string {
  policy ??= window.trustedTypes?.createPolicy('livery-human-check', rules) ?? rules;
  return policy.createScriptURL(url);
}

const loading = new Map<string, Promise<WidgetApi>>();

function load(address: string): Promise<WidgetApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      loading.delete(address);
      reject(new Error('The script of the human check did not load.'));
    };
    script.addEventListener('load', () => (window.turnstile === undefined ? fail() : resolve(window.turnstile)));
    script.addEventListener('error', fail);
    script.async = true;
    script.src = scriptUrlOf(address);
    document.head.append(script);
  });
}

/** Loads the provider's script, once for the page; after a failure the next call tries again. */
export function loadWidgetScript(scriptUrl: string): Promise<WidgetApi> {
  const url = new URL(scriptUrl, document.baseURI);
  url.searchParams.set('render', 'explicit');
  const found = loading.get(url.href) ?? load(url.href);
  loading.set(url.href, found);
  return found;
}
