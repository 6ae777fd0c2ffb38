import { type ReactNode, useEffect, useRef } from 'react';
import { Finder } from './Finder.tsx';
import * as styles from './page.css.ts';

interface PageProps {
  readonly title: string;
  /** Beside the heading. */
  readonly about?: ReactNode;
  /** Above the heading's line: where this page belongs. */
  readonly crumb?: ReactNode;
  /** Acts, at the end of the heading's line. */
  readonly acts?: ReactNode;
  /** Between the heading and the body, over the whole width. */
  readonly tabs?: ReactNode;
  /** How the palette is opened from here. */
  readonly find?: 'field' | 'keys';
  /** The body lays itself out. */
  readonly bare?: boolean;
  readonly children: ReactNode;
}

/** On the first page of all a reader begins at the top. */
let isFirst = true;

/** A page of the studio: its heading, which gets the focus when the page opens, and its body. */
export function Page({ title, about, crumb, acts, tabs, find = 'keys', bare = false, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · Studio`;
  }, [title]);
  useEffect(() => {
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    isFirst = false;
  }, []);
  return (
    <>
      <header className={styles.top}>
        {crumb}
        <h1 className={styles.title} ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {about}
        <span className={styles.spring} />
        <Finder as={find} />
        {acts}
      </header>
      {tabs}
      <main id="main" tabIndex={-1} className={bare ? undefined : styles.body}>
        {children}
      </main>
    </>
  );
}
