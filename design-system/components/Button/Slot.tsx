import { clsx } from 'clsx';
import { Children, cloneElement, type ReactElement, type ReactNode, type Ref, version } from 'react';

type Props = Record<string, unknown>;
type Handler = (...args: unknown[]) => unknown;
const isHandler = (name: string, value: unknown): value is Handler => /^on[A-Z]/.test(name) && typeof value === 'function';

/** Sets both refs of one element. */
function bothRefs<T>(one: Ref<T> | undefined, other: Ref<T> | undefined): Ref<T> | undefined {
  if (!one || !other) return one ?? other;
  return (element) => {
    for (const ref of [one, other]) {
      if (typeof ref === 'function') ref(element);
      else ref.current = element;
    }
  };
}

/**
 * Gives its one child its own attributes. What the child says itself wins; classes and styles of both hold, and handlers of both run, the
 * child's first. See docs/decisions/0026-small-things-of-our-own.md.
 */
export function Slot({ children, slotRef, ...given }: Props & { children?: ReactNode; slotRef: Ref<never> }) {
  const child = Children.only(children) as ReactElement<Props> & { readonly ref?: Ref<never> };
  const own = child.props;
  const both = Object.entries(given).flatMap(([name, mine]) => {
    const childs = own[name];
    if (!isHandler(name, mine) || !isHandler(name, childs)) return [];
    const run: Handler = (...args) => {
      childs(...args);
      return mine(...args);
    };
    return [[name, run] as const];
  });
  const childRef = Number.parseInt(version, 10) < 19 ? child.ref : (own.ref as Ref<never> | undefined);
  return cloneElement(child, {
    ...given,
    ...own,
    ...Object.fromEntries(both),
    className: clsx(given.className as string, own.className as string),
    style: { ...(given.style as object), ...(own.style as object) },
    ref: bothRefs(slotRef, childRef),
  } as Props);
}
