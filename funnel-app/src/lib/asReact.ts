import { options, type VNode } from 'preact';

/** What Preact keeps of an element under names of its own, which its developer tools read too. */
interface Drawn extends VNode {
  /** The node on the page. */
  readonly __e?: Node | null;
  readonly __k?: readonly (Drawn | null)[] | null;
}

/** What each text said last. */
const said = new WeakMap<Node, unknown>();

/** Puts a changed text back where the browser's translation has put other nodes: Preact changes one that is on the page no more. */
function keepOnPage({ type, __e: element, __k: children }: Drawn): void {
  const child = typeof type === 'string' && children?.length === 1 ? children[0] : undefined;
  const text = child?.__e;
  if (!text || child.type !== null) return;
  const now: unknown = child.props;
  const then = said.get(text);
  if (then === now) return;
  said.set(text, now);
  if (then !== undefined && text.parentNode !== element) (element as Element).replaceChildren(text);
}

/** Keeps what was typed before the script ran: of all controls, Preact sets a text area's value while it takes a page over. */
function keepTyped(): (vnode: Drawn) => void {
  const typed = new Map<Node, string>();
  for (const area of document.querySelectorAll('textarea')) if (area.value !== area.defaultValue) typed.set(area, area.value);
  return ({ type, __e: element }) => {
    const value = type === 'textarea' && element && typed.get(element);
    if (typeof value !== 'string') return;
    typed.delete(element as Node);
    (element as HTMLTextAreaElement).value = value;
  };
}

type Handler = (event: Event & { readonly currentTarget: HTMLInputElement }) => void;
interface Props {
  spellCheck?: unknown;
  oninput?: unknown;
  onchange?: unknown;
}

/** The value that a field told last. */
const told = new WeakMap<EventTarget, string>();

/** Lets a field tell a value that comes with the event `change` alone, as some password managers fill it in. */
function tellEachValue(props: Props): void {
  const { oninput, onchange } = props;
  if (typeof oninput !== 'function' || onchange) return;
  const tell: Handler = (event) => {
    const { currentTarget: field, type } = event;
    if (type === 'change' && told.get(field) === field.value) return;
    told.set(field, field.value);
    oninput(event);
  };
  Object.assign(props, { oninput: tell, onchange: tell });
}

/** Writes what Preact would leave out: to it a false attribute is none. */
function asReactWrites({ type, props }: VNode<Props>): void {
  if (type !== 'input' && type !== 'textarea') return;
  if (props.spellCheck === false) props.spellCheck = 'false';
  tellEachValue(props);
}

/** Has Preact, which the build puts in React's place, do as React does. Called before it takes a page over. */
export function actAsReact(): void {
  const { diffed, vnode: made } = options;
  const keepValue = keepTyped();
  options.vnode = (vnode) => {
    made?.(vnode);
    asReactWrites(vnode as VNode<Props>);
  };
  options.diffed = (vnode) => {
    diffed?.(vnode);
    keepOnPage(vnode as Drawn);
    keepValue(vnode as Drawn);
  };
}
