import { cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OtpField } from './otp-field.tsx';

afterEach(cleanup);

function show() {
  const onComplete = vi.fn<(code: string) => void>();
  function Field() {
    const [value, setValue] = useState('');
    return <OtpField label="Code" value={value} onChange={setValue} onComplete={onComplete} />;
  }
  render(<Field />);
  return onComplete;
}

describe('OtpField', () => {
  it.each([
    ['Latin', '482107'],
    ['Arabic', '٤٨٢١٠٧'],
    ['Persian', '۴۸۲۱۰۷'],
    ['Devanagari', '४८२१०७'],
    ['Telugu', '౪౮౨౧౦౭'],
    ['Thai', '๔๘๒๑๐๗'],
  ])('reports the code typed in %s digits', async (_, typed) => {
    const onComplete = show();
    await userEvent.click(screen.getByRole('textbox', { name: 'Code' }));
    await userEvent.keyboard(typed);
    expect(onComplete.mock.calls).toEqual([['482107']]);
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('482107');
  });
});
