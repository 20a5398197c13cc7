/** Seconds as a clock: `clockText(3725)` → `1:02:05`; minutes and seconds alone below an hour. */
export function clockText(seconds: number): string {
  const pad = (value: number) => String(value).padStart(2, '0');
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${pad(minutes)}:${pad(rest)}` : `${minutes}:${pad(rest)}`;
}
