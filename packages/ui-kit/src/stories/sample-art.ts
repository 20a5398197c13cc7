/** A generated picture for stories, different for each seed, so that stories need no network. */
export function sampleArt(seed: number, width = 400, height = 500): string {
  const hue = (seed * 47) % 360;
  const sun = { x: 80 + ((seed * 73) % (width - 160)), y: 90 + ((seed * 31) % 90), r: 34 + ((seed * 13) % 30) };
  const paint = (lightness: number, chroma: number, turn: number) => `oklch(${lightness} ${chroma} ${(hue + turn) % 360})`;
  const hill = (y: number, turn: number, lightness: number) =>
    `<path d="M0 ${y} Q${width * 0.25} ${y - 60 - (seed % 3) * 20} ${width * 0.5} ${y - 10} T${width} ${y - 30} V${height} H0 Z" fill="${paint(lightness, 0.12, turn)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${paint(0.42, 0.16, 0)}"/><stop offset="1" stop-color="${paint(0.82, 0.12, 50)}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r}" fill="${paint(0.95, 0.09, 90)}"/>
    <circle cx="${sun.x}" cy="${sun.y}" r="${sun.r * 1.7}" fill="${paint(0.95, 0.09, 90)}" opacity="0.22"/>
    ${hill(height * 0.62, 20, 0.62)}${hill(height * 0.74, 40, 0.5)}${hill(height * 0.88, 60, 0.38)}
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
