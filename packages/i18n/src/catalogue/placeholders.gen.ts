// Written by `npm run write-types` from the English files. Do not edit.

import type { CentrePlaceholders } from './centre-placeholders.gen.ts';

/** Placeholders of the keys that have any. */
export interface Placeholders extends CentrePlaceholders {
  common: {
    'pager.number': 'page'
    'aria.optionCount': 'count'
    'aria.optionSelected': 'option'
  }
  shell: {
    'header.logoHome': 'brand'
    'header.languageNow': 'language'
    'header.promotionsCount': 'count'
    'header.vendorsOf': 'category'
    'header.account': 'name'
  }
  layout: {
    'vendor.games': 'count'
    'footer.licence': 'authority' | 'number'
    'footer.copyright': 'company' | 'since' | 'year'
    'footer.copyrightFirstYear': 'company' | 'year'
    'footer.age': 'age'
    'footer.ageMark': 'age'
    'home.app': 'brand'
  }
  account: {
    'login.continueAs': 'name'
    'secondFactor.smsHint': 'number'
    'secondFactor.phoneHint': 'number'
    'ownNumber.note': 'number'
    'code.wait': 'seconds'
    'register.confirmAge': 'age'
    'validation.summary': 'count'
    'validation.length.exact': 'count'
    'validation.length.range': 'max' | 'min'
    'validation.lettersAndDigits.exact': 'count'
    'validation.lettersAndDigits.range': 'max' | 'min'
    'validation.startsWithLetter.exact': 'count'
    'validation.startsWithLetter.range': 'max' | 'min'
    'validation.chinese.exact': 'count'
    'validation.chinese.range': 'max' | 'min'
    'validation.email.exact': 'count'
    'validation.email.range': 'max' | 'min'
    'validation.alphanumeric.exact': 'count'
    'validation.alphanumeric.range': 'max' | 'min'
    'validation.lettersWithDigits.exact': 'count'
    'validation.lettersWithDigits.range': 'max' | 'min'
    'validation.digits.exact': 'count'
    'validation.digits.range': 'max' | 'min'
    'validation.oneUppercase.exact': 'count'
    'validation.oneUppercase.range': 'max' | 'min'
    'validation.englishAndSpaces.exact': 'count'
    'validation.englishAndSpaces.range': 'max' | 'min'
    'validation.noSpaces.exact': 'count'
    'validation.noSpaces.range': 'max' | 'min'
    'validation.punctuation.exact': 'count'
    'validation.punctuation.range': 'max' | 'min'
    'validation.korean.exact': 'count'
    'validation.korean.range': 'max' | 'min'
    'validation.thai.exact': 'count'
    'validation.thai.range': 'max' | 'min'
    'validation.uppercaseWithLetter.exact': 'count'
    'validation.uppercaseWithLetter.range': 'max' | 'min'
    'login.heading': 'brand'
    'register.heading': 'brand'
    'field.optional': 'field'
  }
  games: {
    'hall.vendorHall': 'vendor'
    'hall.count': 'count'
    'hall.noMatch': 'words'
    'vendors.games': 'count'
    'frame.title': 'game'
    'lottery.stakes': 'from' | 'to'
    'draw.issue': 'issue'
    'draw.prize': 'rank'
    'draw.checkBalls': 'highest'
    'wallets.bringOneOf': 'vendor'
    'wallets.there': 'amount'
    'wallets.going': 'amount'
    'wallets.coming': 'amount'
    'wallets.lookedUp': 'amount'
    'favourite.add': 'game'
    'favourite.remove': 'game'
    'favourite.notAdded': 'game'
    'favourite.notRemoved': 'game'
    'find.openCount': 'count'
    'find.sortRemove': 'order'
    'find.atLeast': 'percent'
    'find.linesFrom': 'lines'
    'find.unclearAmount': 'example'
    'find.corrected': 'words'
    'rooms.number': 'number'
    'rooms.limits': 'from' | 'to'
    'rooms.players': 'count'
    'rooms.openNumber': 'number'
  }
  content: {
    'carousel.slide': 'count' | 'number'
    'carousel.goTo': 'number'
    'winners.lead': 'days'
    'promotions.until': 'date'
    'download.title': 'brand'
    'status.looked': 'time'
    'resources.qr': 'name'
    'welcome.title': 'brand'
  }
  calendar: {
    'today': 'date'
    'todaySelected': 'date'
    'dateSelected': 'date'
    'selectedDate': 'date'
    'selectedRange': 'range'
    'dateRange': 'end' | 'start'
  }
  errors: {
    'throttled.minutes': 'count'
    'throttled.seconds': 'count'
    'upload.tooLarge': 'megabytes'
    'unknown.quote': 'requestId'
    'session.switched': 'account'
  }
  format: {
    'points': 'amount' | 'count'
  }
}
