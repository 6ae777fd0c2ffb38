import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import type { Case } from '../report.ts';
import type { ReviewStore, State } from './review-store.ts';

/** The side of an enlarged place, in px of the picture, and its scale. */
const [enlargedSide, scale] = [40, 5];

interface PictureProps {
  readonly hash: string | undefined;
  readonly alt: string;
  readonly one: Case;
  /** Sets the place of the note. */
  readonly onPlace?: ((x: number, y: number) => void) | undefined;
  readonly place?: State['place'];
  readonly cut?: number;
  readonly isHidden?: boolean;
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;

/** A picture, and where its case differs, in shares of its size: the marks follow when it is drawn smaller. */
function Picture({ hash, alt, one, onPlace, place, cut, isHidden }: PictureProps): ReactNode {
  const [size, setSize] = useState<readonly [number, number]>();
  const mark = useRef<HTMLDivElement>(null);
  // in a long page the first change is often far below the first view
  useEffect(() => {
    if (size) mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [size]);
  if (!hash) return <p className="empty">{one.kind === 'changed' ? 'Not on this machine' : 'No picture'}</p>;
  const at = (event: MouseEvent<HTMLImageElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const { naturalWidth, naturalHeight } = event.currentTarget;
    const [x, y] = [(event.clientX - left) / width, (event.clientY - top) / height];
    onPlace?.(Math.round(x * naturalWidth), Math.round(y * naturalHeight));
  };
  const box = one.difference?.box;
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a place is the pointer's; a note without one is for keys */}
      <img
        src={`pictures/${hash}.png`}
        alt={alt}
        hidden={isHidden}
        style={cut === undefined ? undefined : { clipPath: `inset(0 0 0 ${cut}%)` }}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setSize([naturalWidth, naturalHeight])}
        onClick={at}
      />
      {size && box && (
        <div
          ref={mark}
          className="box"
          style={{
            left: percent(box.x, size[0]),
            top: percent(box.y, size[1]),
            width: percent(box.width, size[0]),
            height: percent(box.height, size[1]),
          }}
        />
      )}
      {size && place && <div className="pin" style={{ left: percent(place.x, size[0]), top: percent(place.y, size[1]) }} />}
    </>
  );
}

function Figure({ caption, control, children }: { caption: string; control?: ReactNode; children: ReactNode }): ReactNode {
  return (
    <figure>
      <figcaption>
        {caption} {control}
      </figcaption>
      <div className="picture">{children}</div>
    </figure>
  );
}

function Slider(props: { readonly before: PictureProps; readonly after: PictureProps }): ReactNode {
  const [cut, setCut] = useState(50);
  const label = 'How much of the picture after is shown';
  const range = <input type="range" aria-label={label} value={cut} onChange={({ target }) => setCut(Number(target.value))} />;
  return (
    <Figure caption="Before left, after right" control={range}>
      <Picture {...props.before} />
      <Picture {...props.after} cut={cut} />
      <div className="seam" style={{ left: `${cut}%` }} />
    </Figure>
  );
}

/** Twice a second. With reduced motion the button steps instead. */
function Blink(props: { readonly before: PictureProps; readonly after: PictureProps }): ReactNode {
  const [isBefore, setBefore] = useState(false);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => setBefore((was) => !was), 500);
    return () => clearInterval(timer);
  }, []);
  const button = (
    <button type="button" onClick={() => setBefore(!isBefore)}>
      Before / after
    </button>
  );
  return (
    <Figure caption="Before and after in turn" control={button}>
      <Picture {...props.before} />
      <Picture {...props.after} isHidden={isBefore} />
    </Figure>
  );
}

/** Where the case differs first, enlarged, before and after. */
function Enlarged({ one }: { readonly one: Case }): ReactNode {
  const { before, after, difference } = one;
  if (!before || !after || !difference) return null;
  const { x, y, width, height } = difference.box;
  // a small change in the middle, else the corner of a large one
  const left = Math.max(0, x - Math.max(4, (enlargedSide - width) / 2));
  const top = Math.max(0, y - Math.max(4, (enlargedSide - height) / 2));
  const piece = (hash: string, caption: string) => (
    <figure>
      <figcaption>{caption}</figcaption>
      <div className="enlarged" role="img" aria-label={caption}>
        <img src={`pictures/${hash}.png`} alt="" style={{ transform: `scale(${scale}) translate(${-left}px, ${-top}px)` }} />
      </div>
    </figure>
  );
  return (
    <>
      {piece(before, `Before, ${scale} times`)}
      {piece(after, `After, ${scale} times`)}
    </>
  );
}

/** The pictures of a case in the chosen way, and what differs enlarged. */
export function Pictures({ one, store, state }: { one: Case; store: ReviewStore; state: State }): ReactNode {
  const { way, isActualSize } = state;
  const before = { hash: one.before, alt: 'Before', one };
  const onPlace = (x: number, y: number) => store.set({ place: { x, y } });
  const after = { hash: one.after, alt: 'After', one, onPlace, place: state.place ?? one.said?.place };
  const differs = (
    <Figure caption="What differs, in red">
      <Picture hash={one.difference?.picture} alt="Difference" one={one} />
    </Figure>
  );
  const now = (
    <Figure caption="Now">
      <Picture {...after} />
    </Figure>
  );
  const figures = () => {
    if (one.kind === 'new' || way === 'Only after') return now;
    if (way === 'Only what differs' && one.difference) return differs;
    if (one.before && way === 'Slider') return <Slider before={before} after={after} />;
    if (one.before && way === 'Blink') return <Blink before={before} after={after} />;
    return (
      <>
        <Figure caption={one.approval ? `Approved · ${one.approval}` : 'Approved'}>
          <Picture {...before} />
        </Figure>
        {now}
      </>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by key
    <section className={isActualSize ? 'pictures actual' : 'pictures'} tabIndex={0} aria-label="Pictures">
      <div className="figures">
        {figures()}
        {one.before && one.after && one.difference && (
          <div className="zoom">
            <Enlarged one={one} />
          </div>
        )}
      </div>
    </section>
  );
}
