import { options, type VNode } from 'preact';

/** What Preact keeps of an element under names of its own, which its developer tools read too. */
interface Drawn extends VNode {
  /** The node on the page. */
  readonly __e?: Node | null;
  readonly __k?: readonly (Drawn | null)[] | null;
}

/** What each text said last. */
const said = new WeakMap<Node, unknown>();

/**
 * Lets a page change that its browser has translated. A translation replaces an element's text, and Preact then changes one that is
 * on the page no more. React sets the text of an element as a whole.
 */
export function keepTranslated(): void {
  const before = options.diffed;
  options.diffed = (vnode) => {
    before?.(vnode);
    const { __e: element, __k: children } = vnode as Drawn;
    const child = children?.length === 1 ? children[0] : undefined;
    const text = child?.__e;
    if (!text || child.type !== null || !(element instanceof Element)) return;
    const now: unknown = child.props;
    const then = said.get(text);
    if (then === now) return;
    said.set(text, now);
    if (then !== undefined && text.parentNode !== element) element.replaceChildren(text);
  };
}
