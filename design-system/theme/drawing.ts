/** Characters to escape in a quoted address. */
const escapes: Readonly<Record<string, string>> = { '%': '%25', '#': '%23', '"': "'", '<': '%3C', '>': '%3E' };

/**
 * A drawing as a CSS image. It is painted once, takes no script and is no part of the page's markup. Colours are written into it, since
 * a custom property does not reach inside.
 * @param viewBox `width height`, or the four numbers
 * @param body the elements, in the theme's colours
 * @param fit how it fills its box: SVG's preserveAspectRatio
 */
export function drawing(viewBox: string, body: string, fit = 'xMidYMid meet'): string {
  const box = viewBox.trim().split(/\s+/).length === 2 ? `0 0 ${viewBox}` : viewBox;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" preserveAspectRatio="${fit}">${body}</svg>`;
  return `url("data:image/svg+xml,${svg.replace(/\s*\n\s*/g, '').replace(/[%#"<>]/g, (found) => escapes[found] ?? found)}")`;
}
