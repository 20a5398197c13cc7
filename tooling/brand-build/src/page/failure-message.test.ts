import { failureTemplateId } from '@livery/contracts';
import { describe, expect, it } from 'vitest';
import { failureTemplate } from './failure-message.ts';

describe('failureTemplate', () => {
  it('returns the message in the language of the page', () => {
    const [english, telugu] = [failureTemplate('EN'), failureTemplate('TY')];
    expect(english).toContain(`<template id="${failureTemplateId}">`);
    expect(english).toContain('<a href="">');
    expect(telugu).not.toBe(english);
    expect(telugu).toMatch(/\p{Script=Telugu}/u);
  });

  it('returns nothing of English in simplified Chinese', () => {
    const chinese = failureTemplate('CN').replaceAll(/<[^>]*>/g, '');
    expect(chinese).toMatch(/\p{Script=Han}/u);
    expect(chinese).not.toMatch(/[A-Za-z]/);
  });

  it('returns English for a language without texts', () => {
    expect(failureTemplate('DE')).toBe(failureTemplate('EN'));
  });
});
