/**
 * A space at the side of words, as a CSS length. It is whole on any phone, and gives way to text that is enlarged.
 * @param least its smallest size
 */
export const yieldingSpace = (space: string, least = '0px'): string => `min(${space}, max(${least}, 16vw - 1.75rem))`;
