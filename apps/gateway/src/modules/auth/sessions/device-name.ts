type UserAgentPattern = readonly [pattern: RegExp, name: string];

/** Most browsers name those they resemble too: the first pattern that matches is the browser's own. */
const BROWSERS: readonly UserAgentPattern[] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPX|Opera)\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bYaBrowser\//, 'Yandex Browser'],
  [/\bUC(?:Web|Browser)/, 'UC Browser'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly UserAgentPattern[] = [
  [/\bWindows\b/, 'Windows'],
  [/\bAndroid\b/, 'Android'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\biPad\b/, 'iPadOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b|\bX11\b/, 'Linux'],
];

const nameOf = (signs: readonly UserAgentPattern[], text: string): string | undefined => signs.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system of a `User-Agent` header in words, such as `Firefox · Linux`; empty where neither is known. */
export function deviceName(userAgent: string): string {
  return [nameOf(BROWSERS, userAgent), nameOf(SYSTEMS, userAgent)].filter((name) => name !== undefined).join(' · ');
}
