import { clsx } from 'clsx';
import useEmblaCarousel from 'embla-carousel-react';
import { forwardRef, type KeyboardEvent, useCallback, useEffect, useId, useState, useSyncExternalStore } from 'react';
import { followedQuery, minWidth, prefersReducedMotion } from '../../theme/mediaQueries.ts';
import { inert } from '../../theme/olderReact.ts';
import { type Clock, systemClock } from '../clock.ts';
import { Icon } from '../Icon/Icon.tsx';
import { inTurn, type Native } from '../native.ts';
import * as styles from './TestimonialsCarousel.css.ts';

export interface Testimonial {
  id: string;
  quote: string;
  name: string;
  detail?: string | undefined;
  /** 1 to 5, where the person gave them. */
  stars?: number | undefined;
}

export interface TestimonialsCarouselProps extends Native<'section'> {
  title: string;
  /** Says that these are samples; omit it only for real testimonials. See docs/spec/product.md#wording. */
  sampleNote?: string | undefined;
  /** None: the carousel is not rendered. One: it has no controls. Two and three share a row on desktops. */
  items: readonly Testimonial[];
  /** `carousel`: the name for screen readers. */
  labels: {
    carousel: string;
    previous: string;
    next: string;
    pause: string;
    play: string;
    position(current: number, of: number): string;
    stars(given: number): string;
  };
  /** Seconds on each; left out, it moves only when it is asked to. It never moves by itself with reduced motion. */
  autoplaySeconds?: number | undefined;
  clock?: Clock | undefined;
}

/** As many as share a row on a desktop. */
const mostBeside = 3;

// a browser without media queries in scripts shows one at a time
function subscribeToDesktop(changed: () => void) {
  const query = followedQuery(minWidth.desktop);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}
const isDesktop = () => followedQuery(minWidth.desktop)?.matches ?? false;
// the server has no viewport: the styles show all, the script makes them reachable
const isDesktopAtServer = () => false;

/**
 * Testimonials one at a time, on embla: by swipe, buttons or arrow keys. It pauses under focus or pointer (WCAG 2.2.2). Load it
 * lazily.
 */
export const TestimonialsCarousel = forwardRef<HTMLElement, TestimonialsCarouselProps>(function TestimonialsCarousel(props, ref) {
  return props.items.length > 0 ? <Carousel {...props} ref={ref} /> : null;
});

const Carousel = forwardRef<HTMLElement, TestimonialsCarouselProps>(function Carousel(
  {
    title,
    sampleNote,
    items,
    labels,
    autoplaySeconds,
    clock = systemClock,
    className,
    onKeyDown,
    onFocus,
    onBlur,
    onPointerEnter,
    onPointerLeave,
    ...rest
  },
  ref,
) {
  const isFew = items.length <= mostBeside;
  const areBeside = useSyncExternalStore(subscribeToDesktop, isDesktop, isDesktopAtServer) && isFew;
  const [viewport, api] = useEmblaCarousel({ loop: true, duration: 22, active: !areBeside });
  const [current, setCurrent] = useState(0);
  const [held, setHeld] = useState(false);
  const [playing, setPlaying] = useState(false);
  const titleId = useId();
  const several = items.length > 1 && !areBeside;

  const go = useCallback(
    (by: 1 | -1) => {
      const jump = prefersReducedMotion();
      if (by === 1) api?.scrollNext(jump);
      else api?.scrollPrev(jump);
    },
    [api],
  );

  useEffect(() => {
    if (!api) return;
    const select = () => setCurrent(api.selectedScrollSnap());
    api.on('select', select);
    return () => {
      api.off('select', select);
    };
  }, [api]);

  // Known only in the browser: the server has no preference for reduced motion.
  useEffect(() => setPlaying(autoplaySeconds !== undefined && !prefersReducedMotion()), [autoplaySeconds]);

  useEffect(() => {
    if (!several || !playing || held || autoplaySeconds === undefined) return;
    return clock.every(autoplaySeconds * 1000, () => go(1));
  }, [several, playing, held, autoplaySeconds, clock, go]);

  const turn = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    // with a modifier it is a command of the browser, such as Back
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    event.preventDefault();
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    go(event.key === forward ? 1 : -1);
  };

  return (
    <section
      {...rest}
      ref={ref}
      className={clsx(styles.carousel, className)}
      aria-labelledby={titleId}
      aria-roledescription={labels.carousel}
      onKeyDown={several ? inTurn(onKeyDown, turn) : onKeyDown}
      onFocus={inTurn(onFocus, () => setHeld(true))}
      onBlur={inTurn(onBlur, () => setHeld(false))}
      onPointerEnter={inTurn(onPointerEnter, () => setHeld(true))}
      onPointerLeave={inTurn(onPointerLeave, () => setHeld(false))}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {sampleNote && <p className={styles.sample}>{sampleNote}</p>}
      </div>
      <div className={styles.viewport} ref={viewport}>
        <ul className={styles.track[isFew ? 'few' : 'many']} aria-live={playing ? 'off' : 'polite'}>
          {items.map((item, index) => {
            const waits = index !== current && !areBeside;
            return (
              <li
                key={item.id}
                className={styles.slide[isFew ? 'few' : 'many']}
                {...inert(waits)}
                aria-hidden={waits || undefined}
              >
                <Quote {...item} starsLabel={labels.stars} />
              </li>
            );
          })}
        </ul>
      </div>
      {several && (
        <div className={styles.controls[isFew ? 'few' : 'many']} data-scripted>
          <button type="button" className={styles.turned} aria-label={labels.previous} onClick={() => go(-1)}>
            <Icon name="chevron" />
          </button>
          <p className={styles.count}>{labels.position(current + 1, items.length)}</p>
          <button type="button" className={styles.control} aria-label={labels.next} onClick={() => go(1)}>
            <Icon name="chevron" />
          </button>
          {autoplaySeconds !== undefined && (
            <button
              type="button"
              className={styles.control}
              aria-label={playing ? labels.pause : labels.play}
              onClick={() => setPlaying(!playing)}
            >
              <Icon name={playing ? 'pause' : 'play'} />
            </button>
          )}
        </div>
      )}
    </section>
  );
});

/** The first letters of a name's first and last word. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '');
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => [...(word ?? '')][0] ?? '');
  return letters.join('').toLocaleUpperCase();
}

function Quote({ quote, name, detail, stars, starsLabel }: Testimonial & { starsLabel(given: number): string }) {
  return (
    <figure className={styles.figure}>
      <div className={styles.said}>
        {stars && (
          <p className={styles.stars} role="img" aria-label={starsLabel(stars)}>
            {'★'.repeat(stars) + '☆'.repeat(5 - stars)}
          </p>
        )}
        <blockquote className={styles.quote}>{quote}</blockquote>
      </div>
      <figcaption className={styles.who}>
        <span className={styles.initials} aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <span className={styles.name}>{name}</span>
          {detail && <span className={styles.detail}> · {detail}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
