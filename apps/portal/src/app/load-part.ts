/** Script of a lazy part → the scripts that it imports, directly or not, beside those that the page starts with. */
type PartScripts = Readonly<Record<string, readonly string[]>>;

let partScripts: Promise<PartScripts> | undefined;

/** The list that the build puts beside the script that this module is in. Without it parts load as they would anyway. */
async function fetchPartScripts(): Promise<PartScripts> {
  try {
    return (await (await fetch(import.meta.url.replace(/js$/, 'json'), { priority: 'low' })).json()) as PartScripts;
  } catch {
    return {};
  }
}

function preload(script: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = new URL(script, import.meta.url).href;
  document.head.append(link);
}

/**
 * Loads a part of the built application, and all that its script imports beside it instead of after it. Takes the place
 * of Vite's own helper, whose lists would stand in the first script (`part-scripts.ts`).
 *
 * @param load holds the one `import()` of the part; its source is the only place that names the built script
 */
export async function loadPart<Module>(load: () => Promise<Module>): Promise<Module> {
  const script = /[\w-]+\.js/.exec(String(load))?.[0] ?? '';
  void (partScripts ??= fetchPartScripts()).then((scripts) => scripts[script]?.forEach(preload));
  return load();
}
