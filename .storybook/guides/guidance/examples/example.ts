import type { ReactElement } from 'react';

interface Example {
  /** One of the component's own stories, by its export. */
  readonly story: string;
  readonly because: string;
}

/** A mistake that is made often, beside the story that does it right. */
export interface Examples {
  readonly do: Example;
  readonly dont: { readonly shown: ReactElement; readonly because: string };
  /** It reaches from edge to edge of the page. */
  readonly isPageWide?: true;
}

/** For controls of an example, which is inert. */
export const nothing = () => undefined;
