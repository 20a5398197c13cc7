import { describe, expect, it } from 'vitest';
import { fileNameOf, readDocs } from './written.ts';

describe('readDocs', () => {
  it('returns name, summary and the points of each section', () => {
    const { name, summary, sections } = readDocs('# Button\n\nStarts an action.\n\n## Use\n\n- Here\n- There\n');
    expect([name, summary, [...sections]]).toEqual(['Button', 'Starts an action.', [['Use', ['Here', 'There']]]]);
  });

  it('refuses a first line that is no name, and a line that is no point', () => {
    expect(() => readDocs('Button')).toThrow('"# Name"');
    expect(() => readDocs('# Button\n## Use\nAlways.')).toThrow('"Always." is no point');
  });
});

describe('fileNameOf', () => {
  it.each([['OtpField', 'otp-field'], ['QrCode', 'qr-code'], ['Profit and loss', 'profit-and-loss']])('names the file of %s', (name, file) => {
    expect(fileNameOf(name)).toBe(file);
  });
});
