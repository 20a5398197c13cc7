/** A small picture for stories, another for each number: a sky with a moon over hills. Drawn, so that stories need no network. */
export function sampleArt(seed: number, width = 400, height = 500): string {
  const paint = (lightness: number, chroma: number, turn: number) => `oklch(${lightness} ${chroma} ${(seed * 47 + turn) % 360})`;
  const hill = (at: number, turn: number) => `<path d="M0 ${height * at} Q${width / 3} ${height * (at - 0.14)} ${width} ${height * at} V${height} H0 Z" fill="${paint(1.05 - at, 0.12, turn)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">
    <defs><linearGradient id="s" x2="0" y2="1"><stop stop-color="${paint(0.36, 0.16, 0)}"/><stop offset="1" stop-color="${paint(0.7, 0.13, 50)}"/></linearGradient></defs>
    <rect width="${width}" height="${height}" fill="url(#s)"/>
    <circle cx="${width * (0.55 + (seed % 4) / 10)}" cy="${height * 0.26}" r="${height / 9}" fill="${paint(0.93, 0.09, 90)}"/>
    ${hill(0.64, 20)}${hill(0.76, 40)}${hill(0.88, 60)}
  </svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
