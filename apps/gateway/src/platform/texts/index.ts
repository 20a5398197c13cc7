export { arabicCount, arabicMinutes } from './arabic-count.ts';
export { type CompleteLanguage, completeLanguageCodes, completeLanguages, type InEachLanguage, inEachLanguage, isComplete, type TextLayout, writtenLanguage } from './complete-languages.ts';
export { isolated, leftToRight } from './isolated.ts';
export { moneyText, type MoneyUnit } from './money-text.ts';
