import { vendorByCode } from '../shared/vendors.ts';

/** Dresses the page in a vendor's colours; a game may put its own over them. */
export function dress(vendor: string): void {
  const look = vendorByCode(vendor)?.look;
  if (look === undefined) return;
  const [light, middle, dark] = look.metal;
  paint({ accent: look.accent, 'metal-light': light, metal: middle, 'metal-dark': dark, night: look.night });
}

/** Sets colours of the page by their names. */
export function paint(colours: Readonly<Record<string, string>>): void {
  for (const [name, colour] of Object.entries(colours)) document.documentElement.style.setProperty(`--${name}`, colour);
}
