import { vendorByCode } from '../shared/vendors.ts';

/** Applies a vendor's colours to the page. */
export function applyVendorColours(vendor: string): void {
  const look = vendorByCode(vendor)?.look;
  if (look === undefined) return;
  const [light, middle, dark] = look.metal;
  setColours({ accent: look.accent, 'metal-light': light, metal: middle, 'metal-dark': dark, night: look.night });
}

/** Sets CSS variables of colours by name. */
export function setColours(colours: Readonly<Record<string, string>>): void {
  for (const [name, colour] of Object.entries(colours)) document.documentElement.style.setProperty(`--${name}`, colour);
}
