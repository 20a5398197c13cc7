/** A captcha for stories. */
export const captchaPicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 112 36"><rect width="112" height="36" fill="oklch(0.95 0.02 250)"/><g font-family="monospace" font-size="24" font-weight="bold" fill="oklch(0.4 0.1 260)"><text x="14" y="26" transform="rotate(-8 20 20)">K</text><text x="38" y="27" transform="rotate(6 45 20)">7</text><text x="62" y="25" transform="rotate(-5 70 20)">Q</text><text x="86" y="27" transform="rotate(9 92 20)">P</text></g><path d="M0 22 Q30 4 56 20 T112 14" fill="none" stroke="oklch(0.55 0.1 200)" stroke-width="2"/></svg>',
)}`;
