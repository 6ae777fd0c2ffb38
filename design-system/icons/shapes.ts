/** The path of a circle, with both sets' numbers: centre and radius. */
export const circle = (x: number, y: number, radius: number) =>
  `M${round(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0 ${radius} ${radius} 0 1 0-${radius * 2} 0z`;

/** Two circles, the inner one cut out by the rule evenodd. */
export const ring = (x: number, y: number, outer: number, inner: number) => circle(x, y, outer) + circle(x, y, inner);

const round = (value: number) => Math.round(value * 10) / 10;
