/**
 * Scrolls a row, and nothing around it, until an item in it is fully visible. `scrollIntoView` would also have the next Tab start
 * at the item.
 *
 * @param beside space kept visible beside the item, in CSS pixels
 */
export function scrollIntoRow(row: Element, item: Element, beside: number): void {
  const [outer, inner] = [row.getBoundingClientRect(), item.getBoundingClientRect()];
  const over = Math.max(0, inner.right + beside - outer.right);
  const under = Math.max(0, outer.left - (inner.left - beside));
  if (over > 0 || under > 0) row.scrollBy({ left: over > 0 ? over : -under });
}
