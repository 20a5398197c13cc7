/** Creates an SVG picture that is hidden from screen readers. */
export function picture(viewBox: string, drawing: string, className: string): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', viewBox);
  svg.setAttribute('class', className);
  svg.setAttribute('aria-hidden', 'true');
  svg.innerHTML = drawing;
  return svg;
}

/** A point on a circle as "x y"; the angle in turns, clockwise from the top. */
export function onCircle(radius: number, turn: number, x = 0, y = 0): string {
  const angle = turn * 2 * Math.PI;
  return `${(x + radius * Math.sin(angle)).toFixed(2)} ${(y - radius * Math.cos(angle)).toFixed(2)}`;
}
