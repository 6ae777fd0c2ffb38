/**
 * What every story must hold in every theme, computed in the page. Playwright sends these functions there as text (`inPage`), so they use nothing
 * but each other and the page. Each answers the places at fault, as a person would look for them; none when all is well.
 */

/** `button "Continue"`: the element and the start of what it says. */
function nameOf(element: Element): string {
  const text = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const id = element.id ? `#${element.id}` : '';
  return `${element.tagName.toLowerCase()}${id} "${text.trim().slice(0, 40)}"`;
}

/** Whether a person sees it: laid out, opaque, not for screen readers alone, not behind a dialog or outside a carousel. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  const seen = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return seen && width > 1 && height > 1 && !element.closest('[aria-hidden="true"], [inert]');
}

const shown = <E extends Element = HTMLElement>(selector: string): E[] =>
  [...document.querySelectorAll<E>(selector)].filter(isShown);

/** The lines of text that an element itself holds, as they lie on the page. */
function linesOf(element: Element): DOMRect[] {
  const texts = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  return texts.flatMap((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  });
}

/** What a box cuts off, and whether that can be scrolled to or is hidden on purpose. */
function clipOf(box: Element) {
  const { overflowX, overflowY, clipPath } = getComputedStyle(box);
  const scrolls = /auto|scroll/.test(overflowX) && box !== document.documentElement && box !== document.body;
  const { left, right, bottom } = box.getBoundingClientRect();
  const cuts = /hidden|clip/;
  return { ends: clipPath !== 'none' || scrolls, below: cuts.test(overflowY), beside: cuts.test(overflowX), left, right, bottom };
}

/** Where a person has to scroll sideways, or text is cut off (WCAG 1.4.10, 1.4.4). */
export function reflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page scrolls sideways: ${scrollWidth} px in ${clientWidth}`] : [];
  // Every text asks its boxes, and most boxes are those of many texts.
  const asked = new Map<Element, ReturnType<typeof clipOf>>();
  const clip = (box: Element) => {
    const known = asked.get(box) ?? clipOf(box);
    asked.set(box, known);
    return known;
  };
  for (const element of shown('body *')) {
    const lines = linesOf(element);
    for (let box: Element | null = element; box && lines.length > 0; box = box.parentElement) {
      const { ends, below, beside, left, right, bottom } = clip(box);
      if (ends) break;
      // a tall letter may reach out of its line uncut: a third of a line is no descender
      const cutBelow = below && lines.some((line) => line.bottom > bottom + line.height / 3);
      const cutBeside = beside && lines.some((line) => line.left < left - 2 || line.right > right + 2);
      if (cutBelow || cutBeside) found.push(`cut off: ${nameOf(element)}`);
    }
    const beginsOutside = (line: DOMRect) =>
      document.documentElement.dir === 'rtl' ? line.right > clientWidth + 1 : line.left < -1;
    if (lines.some(beginsOutside)) found.push(`begins off the page: ${nameOf(element)}`);
  }
  return found;
}

const controls = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="radio"], [role="checkbox"]';

/** A link inside a sentence takes the sentence's height (WCAG 2.5.5 leaves it out too). */
function isInSentence(element: Element): boolean {
  const around = element.parentElement?.textContent?.trim() ?? '';
  return getComputedStyle(element).display === 'inline' && around.length > (element.textContent?.trim().length ?? 0);
}

/** Controls whose area, with their label, is smaller than 44 px either way. */
export function targets(): string[] {
  return shown(controls).flatMap((element) => {
    const labels = [...((element as HTMLInputElement).labels ?? []), element.closest('label')].filter((label) => label !== null);
    // As laid out: a button that gives way under a press is no smaller for it.
    const areas = [element, ...labels];
    const width = Math.max(...areas.map((area) => area.offsetWidth));
    const height = Math.max(...areas.map((area) => area.offsetHeight));
    if (Math.min(width, height) >= 43.5 || isInSentence(element) || isWideAround(element)) return [];
    return [`${Math.round(width)} x ${Math.round(height)} px: ${nameOf(element)}`];
  });
}

/**
 * Whether 44 px take the tap, by a pseudo-element that reaches past the control: around its middle, or down from its top.
 * What lies under something else, as under the overlay of sending, takes no tap at all.
 */
function isWideAround(element: Element): boolean {
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  if (over && !element.contains(over) && !over.contains(element)) return true;
  const reach = 21.5;
  const around = [
    [-reach, 0],
    [reach, 0],
    [0, -reach],
    [0, reach],
  ] as const;
  const x = left + width / 2;
  return [top + height / 2, top + reach + 0.5].some((y) =>
    around.every(([across, down]) => element.contains(document.elementFromPoint(x + across, y + down))),
  );
}

/** What is drawn for a control beside it, such as the cells of a code. */
const drawnFor = (element: Element) =>
  [...(element.parentElement?.children ?? [])].filter((each) => each.matches('[aria-hidden="true"]'));

const isClear = (color: string) => /^transparent$|^rgba\(.*, 0\)$|\/ 0\)$/.test(color);

function hasLine(element: Element): boolean {
  const style = getComputedStyle(element);
  const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
  return sides.some(
    (side) =>
      style[`border${side}Style`] !== 'none' &&
      Number.parseFloat(style[`border${side}Width`]) > 0 &&
      !isClear(style[`border${side}Color`]),
  );
}

/** Everything about an element's looks by which a person without its colours might tell that it is chosen. */
function looksOf(element: Element): string {
  return [null, '::before', '::after']
    .map((pseudo) => {
      const s = getComputedStyle(element, pseudo);
      return [
        s.backgroundColor,
        s.color,
        s.borderTopWidth,
        s.borderTopColor,
        s.outlineStyle,
        s.textDecorationLine,
        s.content,
        s.opacity,
      ];
    })
    .concat([...element.children].map((child) => [looksOf(child)]))
    .join();
}

const isChosen = (element: Element) =>
  (element as HTMLInputElement).checked ?? ['aria-checked', 'aria-pressed'].some((name) => element.getAttribute(name) === 'true');

/** What is lost when the visitor's own colours replace ours: a control's border, a choice, a bar. */
export function forcedColours(): string[] {
  const lineless = shown('button, input:not([type="hidden"]), select, textarea').filter((element) => {
    const inner = [element, element.closest('label'), ...drawnFor(element), ...element.querySelectorAll('*')].filter(
      (each) => each !== null,
    );
    const hasIcon = element.querySelector('svg') !== null;
    const isUnderlined = inner.some((each) => getComputedStyle(each).textDecorationLine.includes('underline'));
    return !hasIcon && !isUnderlined && !inner.some(hasLine);
  });
  const groups = shown('[role="radiogroup"], fieldset, [role="group"]').filter((group) => {
    const choices = [...group.querySelectorAll('[role="radio"], [role="checkbox"], [aria-pressed], input[type="radio"]')].filter(
      isShown,
    );
    const looks = (chosen: boolean) =>
      choices.filter((each) => isChosen(each) === chosen).map((each) => looksOf(each.closest('label') ?? each));
    return looks(true).some((one) => looks(false).includes(one));
  });
  const bars = shown('[role="progressbar"], [role="meter"]').filter((bar) => {
    const inks = new Set(
      [bar, ...bar.querySelectorAll('*')].map((each) => getComputedStyle(each).backgroundColor).filter((ink) => !isClear(ink)),
    );
    const value = Number(bar.getAttribute('aria-valuenow'));
    // a fill inside a line shows how far it is, on any ground
    return value > Number(bar.getAttribute('aria-valuemin') ?? 0) && inks.size + (hasLine(bar) ? 1 : 0) < 2;
  });
  return [
    ...lineless.map((element) => `no line around it: ${nameOf(element)}`),
    ...groups.map((group) => `the chosen one looks like the others: ${nameOf(group)}`),
    ...bars.map((bar) => `how far it is does not show: ${nameOf(bar)}`),
  ];
}

/** Controls that do not show that they have the focus, by a ring of 2 px or more. */
export function focus(): string[] {
  return shown<HTMLElement>(`:is(${controls}):not(:disabled, [tabindex="-1"])`).flatMap((element) => {
    element.focus();
    if (document.activeElement !== element) return [];
    // A row that is pressed as a whole draws the ring for the box in it.
    const rings = [element, element.parentElement, ...drawnFor(element)].filter((each) => each !== null);
    const hasRing = rings.some((each) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(each);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && !isClear(outlineColor);
    });
    return hasRing ? [] : [`no focus ring: ${nameOf(element)}`];
  });
}

/** What still moves for a visitor who asked for less. Colours may fade; what is larger than a tenth of a second elsewhere is motion. */
export function motion(): string[] {
  // a copy: the list itself is emptied with the page's
  const still = [...document.adoptedStyleSheets];
  document.adoptedStyleSheets = [];
  const lasts = (durations: string) => durations.split(', ').some((duration) => Number.parseFloat(duration) > 0.1);
  const moves = /all|transform|translate|rotate|scale|width|height|inset|top|left|right|bottom|margin/;
  const found = shown('body *').filter((element) =>
    [null, '::before', '::after'].some((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const animates = style.animationName !== 'none' && lasts(style.animationDuration);
      return animates || (moves.test(style.transitionProperty) && lasts(style.transitionDuration));
    }),
  );
  document.adoptedStyleSheets = still;
  return found.map((element) => `moves: ${nameOf(element)}`);
}

const constants = { controls };
const functions = {
  nameOf,
  isShown,
  linesOf,
  clipOf,
  isInSentence,
  isWideAround,
  hasLine,
  looksOf,
  reflow,
  targets,
  forcedColours,
  focus,
  motion,
};
const arrows = { shown, drawnFor, isClear, isChosen };

/** The checks as a script: sets `storyChecks` in the page. */
export const inPage = [
  ...Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`),
  ...Object.entries(arrows).map(([name, value]) => `const ${name} = ${value};`),
  ...Object.values(functions).map(String),
  'globalThis.storyChecks = { reflow, targets, forcedColours, focus, motion };',
].join('\n');
