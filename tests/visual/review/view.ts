/** Draws one case in each way of looking at it. Plain DOM: this page is served as it stands here, with its types stripped. */
import type { Case } from '../report.ts';

export const ways = ['Side by side', 'Difference', 'Slider', 'Blink', 'Only after'] as const;
export type Way = (typeof ways)[number];

type Attributes = Readonly<Record<string, string>>;

/** An element with attributes and children. */
export function el(tag: string, attributes: Attributes = {}, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
}

const image = (hash: string | undefined, alt: string): HTMLElement =>
  hash ? el('img', { src: `/pictures/${hash}`, alt }) : el('p', { class: 'empty' }, 'No picture');

const figure = (caption: string, ...inside: readonly Node[]) =>
  el('figure', {}, el('figcaption', {}, caption), el('div', { class: 'picture' }, ...inside));

/** Where the change is, over a picture, in shares of its size so that it follows when the picture is drawn smaller. */
function boxOver(picture: HTMLElement, { difference }: Case): HTMLElement {
  if (!difference || picture.tagName !== 'IMG') return picture;
  const img = picture as HTMLImageElement;
  const box = el('div', { class: 'box', 'aria-hidden': 'true' });
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
  });
  return picture;
}

function slider(one: Case): readonly Node[] {
  const after = image(one.after, 'After');
  const range = el('input', {
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
  return [range, figure('Before left, after right', image(one.before, 'Before'), after)];
}

/** Twice a second, and only while it is on the page. A visitor who wants less motion steps with the key instead. */
function blink(one: Case): readonly Node[] {
  const after = image(one.after, 'After');
  const turn = () => {
    after.hidden = !after.hidden;
  };
  const button = el('button', { type: 'button' }, 'Before / after');
  button.addEventListener('click', turn);
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    const timer = setInterval(() => (after.isConnected ? turn() : clearInterval(timer)), 500);
  }
  return [button, figure('Before and after in turn', image(one.before, 'Before'), after)];
}

/** The pictures of a case. Without a picture from before there is only one way. */
export function pictures(one: Case, way: Way): readonly Node[] {
  const after = () => figure('After', boxOver(image(one.after, 'After'), one));
  if (!one.before || way === 'Only after') return [after()];
  if (way === 'Slider') return slider(one);
  if (way === 'Blink') return blink(one);
  if (way === 'Difference') return [figure('What differs, in red', image(one.difference?.picture, 'Difference'))];
  return [
    figure('Before', image(one.before, 'Before')),
    after(),
    figure('Difference', image(one.difference?.picture, 'Difference')),
  ];
}
