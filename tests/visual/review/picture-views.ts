/** Draws one case in each way of looking at it. Plain DOM: this page is served as written here, with its types stripped. */
import type { Case } from '../visual-report.ts';

export const viewModes = ['Side by side', 'Difference', 'Slider', 'Blink', 'Only after'] as const;
export type ViewMode = (typeof viewModes)[number];

type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and children. */
export function createElement(tag: string, attributes: Attributes = {}, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

/** A picture, and where its case differs, in shares of its size: the marks follow when it is drawn smaller. */
function image(hash: string | undefined, alt: string, { difference }: Case): HTMLElement {
  if (!hash) return createElement('p', { class: 'empty' }, 'No picture');
  const img = createElement('img', { src: `pictures/${hash}`, alt }) as HTMLImageElement;
  if (!difference) return img;
  const box = createElement('div', { class: 'box', 'aria-hidden': 'true' });
  img.addEventListener('load', () => {
    const { x, y, width, height } = difference.box;
    const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
    Object.assign(box.style, {
      insetInlineStart: percent(x, img.naturalWidth),
      insetBlockStart: percent(y, img.naturalHeight),
      width: percent(width, img.naturalWidth),
      height: percent(height, img.naturalHeight),
    });
    img.after(box);
    // In a long page the first change is often far below the first view.
    box.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return img;
}

function figure(caption: string, inside: readonly Node[], control: readonly Node[] = []): HTMLElement {
  const frame = createElement(
    'div',
    { class: 'frame', role: 'group', 'aria-label': caption },
    createElement('div', { class: 'picture' }, ...inside),
  );
  return createElement('figure', {}, createElement('figcaption', {}, caption, ...control), frame);
}

function slider(one: Case): HTMLElement {
  const after = image(one.after, 'After', one);
  const range = createElement('input', {
    type: 'range',
    min: '0',
    max: '100',
    value: '50',
    'aria-label': 'How much of the picture after is shown',
  }) as HTMLInputElement;
  const cut = () => {
    after.style.clipPath = `inset(0 0 0 ${range.value}%)`;
  };
  range.addEventListener('input', cut);
  cut();
  return figure('Before left, after right', [image(one.before, 'Before', one), after], [range]);
}

/** Twice a second, and only while it is on the page. With reduced motion the key steps instead. */
function blink(one: Case): HTMLElement {
  const after = image(one.after, 'After', one);
  const turn = () => {
    after.hidden = !after.hidden;
  };
  const button = createElement('button', { type: 'button' }, 'Before / after');
  button.addEventListener('click', turn);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const timer = setInterval(() => (after.isConnected ? turn() : clearInterval(timer)), 500);
  }
  return figure('Before and after in turn', [image(one.before, 'Before', one), after], [button]);
}

/** Wider ones leave no room for a third beside them. */
const narrow = 600;

function figures(one: Case, way: ViewMode): readonly HTMLElement[] {
  const difference = () => figure('What differs, in red', [image(one.difference?.picture, 'Difference', one)]);
  const after = figure('After', [image(one.after, 'After', one)]);
  after.className = 'boxed';
  if (!one.before || way === 'Only after') return [after];
  if (way === 'Slider') return [slider(one)];
  if (way === 'Blink') return [blink(one)];
  if (way === 'Difference') return [difference()];
  return [figure('Before', [image(one.before, 'Before', one)]), after, ...(one.shot.width > narrow ? [] : [difference()])];
}

/** Scrolls each to where one of them is scrolled, so that the same place stays side by side. */
function scrollTogether(frames: readonly HTMLElement[]): void {
  // A shorter picture stops sooner: its scroll event must not move the others back.
  const led = new Set<HTMLElement>();
  for (const frame of frames) {
    frame.addEventListener('scroll', () => {
      if (led.delete(frame)) return;
      for (const other of frames) {
        const { scrollLeft, scrollTop } = other;
        other.scrollTo(frame.scrollLeft, frame.scrollTop);
        if (other.scrollLeft !== scrollLeft || other.scrollTop !== scrollTop) led.add(other);
      }
    });
  }
}

/**
 * The pictures of a case in columns. Without a picture from before there is only one.
 * @param actual in full size, each scrolled in its frame; else as wide as there is room
 */
export function pictures(one: Case, way: ViewMode, actual: boolean): HTMLElement {
  const whole = createElement('div', { class: 'pictures', role: 'group', 'aria-label': 'Pictures' }, ...figures(one, way));
  const frames = [...whole.querySelectorAll<HTMLElement>('.frame')];
  whole.classList.toggle('actual', actual);
  for (const each of actual ? frames : [whole]) {
    each.classList.add('scrolled');
    // A scrollable area must be reachable by the Tab key.
    each.tabIndex = 0;
  }
  if (actual) scrollTogether(frames);
  return whole;
}
