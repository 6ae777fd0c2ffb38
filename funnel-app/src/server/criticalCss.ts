/** Index behind the bracket that closes the one at `open`. Quoted text may hold any bracket. */
function endOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    const sign = text[at] as string;
    if (sign === '"' || sign === "'") {
      at += 1;
      while (at < text.length && text[at] !== sign) at += text[at] === '\\' ? 2 : 1;
    } else if ('([{'.includes(sign)) depth += 1;
    else if (')]}'.includes(sign)) {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return text.length;
}

interface Rule {
  /** A list of selectors, or an at-rule's name and condition. */
  readonly head: string;
  readonly body: string;
}

/** The rules of a minified stylesheet, in order. */
function rulesOf(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length; ) {
    let open = at;
    while (open < css.length && css[open] !== '{') open = '(["\''.includes(css[open] as string) ? endOf(css, open) : open + 1;
    const end = endOf(css, open);
    if (open < css.length) rules.push({ head: css.slice(at, open).trim(), body: css.slice(open + 1, end - 1) });
    at = end;
  }
  return rules;
}

/** The selectors of a list. */
function selectorsOf(list: string): readonly string[] {
  const selectors: string[] = [];
  let start = 0;
  for (let at = 0; at < list.length; ) {
    if (list[at] === ',') {
      selectors.push(list.slice(start, at));
      start = at + 1;
    }
    at = '(['.includes(list[at] as string) ? endOf(list, at) : at + 1;
  }
  return [...selectors, list.slice(start)];
}

/** Without arguments of `:not()`, `:has()` and the like: they may hold whatever else they name. */
function withoutArguments(selector: string): string {
  const open = selector.indexOf('(');
  return open < 0 ? selector : selector.slice(0, open) + withoutArguments(selector.slice(endOf(selector, open)));
}

/** Classes, ids and attributes as they stand in a document, each as `name=value`; an attribute also by its name alone. */
function marksOf(html: string): ReadonlySet<string> {
  const marks = new Set<string>();
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
    for (const [, name = '', value = ''] of tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      marks.add(name).add(`${name}=${value}`);
      if (name === 'class') for (const each of value.split(' ')) marks.add(`.${each}`);
    }
  }
  return marks;
}

const states = /:(?:hover|active|focus(?:-visible|-within)?)\b/;

/** Whether a selector may match an element of the document before anyone has touched it. */
function mayMatch(selector: string, marks: ReadonlySet<string>): boolean {
  const plain = withoutArguments(selector);
  if (states.test(plain)) return false;
  const attributes = [...plain.matchAll(/\[([\w-]+)(?:=["']?([^\]"']*)["']?)?\]/g)];
  const named = plain.replaceAll(/\[[^\]]*\]/g, '');
  return (
    attributes.every(([, name, value]) => marks.has(value === undefined ? `${name}` : `${name}=${value}`)) &&
    [...named.matchAll(/\.([\w-]+)/g)].every(([mark]) => marks.has(mark)) &&
    [...named.matchAll(/#([\w-]+)/g)].every(([, id]) => marks.has(`id=${id}`))
  );
}

function rulesThatMatch(css: string, marks: ReadonlySet<string>): string {
  return rulesOf(css)
    .map(({ head, body }) => {
      if (/^@(media|supports)/.test(head)) {
        const inner = /^@media print/.test(head) ? '' : rulesThatMatch(body, marks);
        return inner && `${head}{${inner}}`;
      }
      if (head.startsWith('@')) return `${head}{${body}}`;
      const kept = selectorsOf(head).filter((selector) => mayMatch(selector, marks));
      return kept.length > 0 ? `${kept.join()}{${body}}` : '';
    })
    .join('');
}

/**
 * The rules of a stylesheet that a document's first paint needs. A rule stays where it may match: all classes, ids and attributes
 * that it names are in the document. The whole stylesheet follows it, so that the order of rules decides as before.
 * See docs/decisions/0030-the-first-paint-in-one-response.md.
 * @param css as the build minifies it, without nested rules
 */
export function criticalCss(css: string, html: string): string {
  const rules = rulesThatMatch(css, marksOf(html));
  return rules.replaceAll(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^}]*\})*\}/g, (rule, name: string) =>
    rules.split(name).length > 2 ? rule : '',
  );
}
