import { arabicCount, arabicMinutes, type CompleteLanguage, type InEachLanguage } from '../../texts/index.ts';

type Unit = 'second' | 'minute' | 'hour';

const teluguUnits: Readonly<Record<Unit, readonly [one: string, other: string]>> = { second: ['సెకను', 'సెకన్ల'], minute: ['నిమిషం', 'నిమిషాల'], hour: ['గంట', 'గంటల'] };
const chineseUnits: Readonly<Record<Unit, string>> = { second: '秒', minute: '分钟', hour: '小时' };
const arabicUnits: Readonly<Record<Unit, (count: number) => string>> = {
  second: (count) => arabicCount(count, { one: 'ثانية واحدة', two: 'ثانيتين', few: 'ثوانٍ', many: 'ثانية' }),
  minute: arabicMinutes,
  hour: (count) => arabicCount(count, { one: 'ساعة واحدة', two: 'ساعتين', few: 'ساعات', many: 'ساعة' }),
};

/** A time as it follows "after" in each language. */
const afterwards: InEachLanguage<(count: number, unit: Unit) => string> = {
  EN: (count, unit) => `${count} ${unit}${count === 1 ? '' : 's'}`,
  TY: (count, unit) => `${count} ${teluguUnits[unit][count === 1 ? 0 : 1]}`,
  CN: (count, unit) => `${count}${chineseUnits[unit]}`,
  AR: (count, unit) => arabicUnits[unit](count),
};

const MINUTE_S = 60;
const HOUR_S = 3600;

/** A wait as it follows "after": in seconds below a minute, in minutes below two hours, else in hours, rounded up so that nobody comes too early. */
export function waitText(language: CompleteLanguage, seconds: number): string {
  if (seconds < MINUTE_S) return afterwards[language](Math.max(1, Math.ceil(seconds)), 'second');
  if (seconds < 2 * HOUR_S) return afterwards[language](Math.ceil(seconds / MINUTE_S), 'minute');
  return afterwards[language](Math.ceil(seconds / HOUR_S), 'hour');
}
