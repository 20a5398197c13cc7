/** Whether a moment or a day, in ISO 8601, lies within what every database can keep and compare with: from 1970 to 9998. */
export const isKeptMoment = (text: string): boolean => text >= '1970' && text < '9999';
