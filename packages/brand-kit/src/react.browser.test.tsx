import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import type { Brand } from './config/brand.ts';
import { BrandProvider, useBrand, useFeature } from './react.tsx';
import { resolveBrand } from './resolve/resolve-brand.ts';
import { harbour, harbourConfig } from './test-support/valid-brand.ts';
import type { Theme } from './theme/theme.ts';

const { look, assets, schemes } = harbour().theme as Theme;
const brand: Brand = { ...resolveBrand({ ...harbourConfig, features: { freePlay: false } }).brand, id: 'harbour', look, assets, schemes, voice: {}, strings: {} };

const host = document.createElement('div');
const root = createRoot(document.body.appendChild(host));
afterEach(() => root.render(null));

function Seen() {
  return <p>{`${useBrand().identity.name}, free play ${useFeature('freePlay') ? 'on' : 'off'}`}</p>;
}

function Site() {
  const [answered, setAnswered] = useState(false);
  return (
    <BrandProvider brand={brand} serverFeatures={answered ? { freePlay: true } : undefined}>
      <Seen />
      <button onClick={() => setAnswered(true)}>answer</button>
    </BrandProvider>
  );
}

describe('useBrand and useFeature', () => {
  it('return the brand, and toggles with the server’s answer over the brand’s values', async () => {
    root.render(<Site />);
    await expect.poll(() => host.querySelector('p')?.textContent).toBe('Harbour, free play off');
    host.querySelector('button')?.click();
    await expect.poll(() => host.querySelector('p')?.textContent).toBe('Harbour, free play on');
  });
});
