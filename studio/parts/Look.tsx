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

/** A small picture of a campaign's first page as it is. It is drawn once it comes near the window; it says nothing to a reader. */
export function Look({ className, frameClass, ...page }: LookProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watcher = new IntersectionObserver((entries) => entries.some((each) => each.isIntersecting) && setNear(true), {
      rootMargin: '200px',
    });
    if (box.current) watcher.observe(box.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div ref={box} className={className} aria-hidden="true" inert>
      {isNear && pictureKey() !== undefined && (
        <iframe src={lookAddress(page)} title="First page" tabIndex={-1} loading="lazy" className={frameClass} />
      )}
    </div>
  );
}
