/** Markup that may go into a page as it is: only `html` makes it. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type HtmlPart = string | number | Markup | undefined | false | readonly HtmlPart[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function textOf(piece: HtmlPart): string {
  if (piece instanceof Markup) return piece.text;
  if (Array.isArray(piece)) return piece.map(textOf).join('');
  if (piece === undefined || piece === false) return '';
  return String(piece).replace(/[&<>"']/g, (character) => entities[character] ?? '');
}

/** Markup from a template: everything put into it is escaped, unless it is markup itself. Attributes are always in quotes. */
export const html = (texts: TemplateStringsArray, ...pieces: readonly HtmlPart[]): Markup =>
  new Markup(texts.map((text, index) => text + (index < pieces.length ? textOf(pieces[index] ?? '') : '')).join(''));
