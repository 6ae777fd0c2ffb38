import { useEffect, useRef, useState } from 'react';
import { keyInAddress, pictureKeyName, studioMeta, studioPath } from '#contract/studio/address.ts';

interface LookProps {
  /** The campaign's key. */
  readonly of: string;
  /** Names what is shown, so that a browser may keep it: a version, or a draft's etag. */
  readonly version: string;
  readonly draft?: boolean;
  /** Visitors' parameters, such as `theme`. */
  readonly query?: Readonly<Record<string, string>>;
  readonly className: string;
  readonly frameClass: string;
}

/** What the server shows pictures for. Storybook has none, and shows an empty frame. */
const pictureKey = () => document.querySelector<HTMLMetaElement>(`meta[name="${studioMeta.pictures}"]`)?.content;

/** The address of a picture of a campaign's first page. */
export function lookAddress({
  of,
  version,
  draft = false,
  query = {},
}: Pick<LookProps, 'of' | 'version' | 'draft' | 'query'>): string {
  const search = new URLSearchParams({
    ...query,
    v: version,
    ...(draft && { of: 'draft' }),
    [pictureKeyName]: pictureKey() ?? '',
  });
  return `${studioPath}/look/${keyInAddress(of)}?${search}`;
}

const idle = () =>
  new Promise<void>((resolve) => {
    // not every Safari has it
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: 2000 });
    else setTimeout(resolve, 200);
  });
let turn = Promise.resolve();
/** Pictures are pages of their own: each waits until the words are drawn and the ones before it have begun. */
const nextTurn = (): Promise<void> => {
  turn = turn.then(idle);
  return turn;
};

/** A small picture of a campaign's first page as it is. It is drawn once it comes near the window; it says nothing to a reader. */
export function Look({ className, frameClass, ...page }: LookProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    let isHere = true;
    const draw = () => isHere && setNear(true);
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some((each) => each.isIntersecting)) return;
        watcher.disconnect();
        void nextTurn().then(draw);
      },
      { rootMargin: '200px' },
    );
    if (box.current) watcher.observe(box.current);
    return () => {
      isHere = false;
      watcher.disconnect();
    };
  }, []);
  return (
    <div ref={box} className={className} aria-hidden="true" inert>
      {isNear && pictureKey() !== undefined && (
        <iframe src={lookAddress(page)} title="First page" tabIndex={-1} loading="lazy" className={frameClass} />
      )}
    </div>
  );
}
