/** Markup with an element a line, to be read and compared. Pure. */
export const markupLines = (markup: string): string => `${markup.replaceAll(/>\s*</g, '>\n<')}\n`;
