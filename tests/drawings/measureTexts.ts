/** Texts of one look to be tried, each as growing beginnings of it. */
export interface TriedTexts {
  readonly headline: readonly (readonly string[])[];
  readonly subhead: readonly (readonly string[])[];
  readonly button: readonly (readonly string[])[];
  readonly proof: readonly (readonly string[])[];
}

export interface MeasureParts {
  readonly tried: TriedTexts;
  /** Our own texts: what fits of them may be written. */
  readonly own: { readonly [Name in keyof TriedTexts]: readonly string[] };
  /** Words of typical headlines. */
  readonly words: readonly string[];
  readonly mostOfWord: number;
  /** A subhead of our own: a headline has to leave room for it. */
  readonly usualSubhead: string;
  readonly most: { readonly [Name in keyof TriedTexts]: number };
  /** Pixels of the first screen. */
  readonly height: number;
}

export interface Measured {
  /** `word`: of one word of the headline. */
  readonly lengths: { readonly [Name in keyof TriedTexts | 'word']: number };
  /** The longest texts that fit, for a second look at other widths. */
  readonly longest: { readonly [Name in keyof TriedTexts]: string };
}

/** Most lines of each text. */
export const lines = { headline: 5, subhead: 6, proof: 2 } as const;

/** Measures a start screen inside of its page. It runs in the browser, and can use nothing from outside of itself. */
export function measureTexts({
  tried: given,
  own,
  words: vocabulary,
  mostOfWord,
  usualSubhead,
  most,
  height,
  lines: mostLines,
}: MeasureParts & { lines: typeof lines }): Measured {
  const find = (selector: string) => {
    const found = document.querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`The page has no ${selector}`);
    return found;
  };
  const heading = find('main h1');
  const subhead = find('main [data-part="subhead"]');
  const button = find('main [data-part="body"] button');
  const ticks = [...document.querySelectorAll<HTMLElement>('main [data-part="tick"]')];
  const textOf = (element: HTMLElement) =>
    [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const words = {
    button: button.querySelector<HTMLElement>('span') ?? button,
    ticks: ticks.map((tick) => textOf(tick) as ChildNode),
  };
  const rowsOf = (node: Node): number => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const tops = [...range.getClientRects()]
      .filter(({ width }) => width > 1)
      .map(({ top, height: tall }) => Math.round(top + tall / 2));
    const known: number[] = [];
    for (const top of tops) if (!known.some((each) => Math.abs(each - top) < 5)) known.push(top);
    return known.length;
  };
  // what a theme draws may reach out of its element
  const drawn = new Map([heading, subhead, ...ticks].map((element) => [element, element.scrollWidth - element.clientWidth]));
  const isWider = (element: HTMLElement) => element.scrollWidth - element.clientWidth > (drawn.get(element) ?? 0) + 1;
  const isPageWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  const inView = (element: HTMLElement) => element.getBoundingClientRect().bottom + scrollY <= height;

  /** Whether the element with the words of a button leaves room for them. */
  const holds = (element: HTMLElement, node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    const inside = range.getBoundingClientRect();
    const outside = element.getBoundingClientRect();
    return inside.left >= outside.left - 1 && inside.right <= outside.right + 1;
  };

  const ours = {
    heading: heading.textContent ?? '',
    subhead: subhead.textContent ?? '',
  };
  const starts = words.ticks.map((node) => node.textContent ?? '');
  const setButton = (text: string) => {
    const node = textOf(words.button) ?? words.button;
    node.textContent = text;
  };
  const startButton = button.textContent ?? '';

  const trials: Record<keyof TriedTexts, (text: string) => boolean> = {
    headline(text) {
      heading.textContent = text;
      return rowsOf(heading) <= mostLines.headline && !isWider(heading) && !isPageWider() && inView(button);
    },
    subhead(text) {
      subhead.textContent = text;
      return rowsOf(subhead) <= mostLines.subhead && !isWider(subhead) && !isPageWider() && inView(button);
    },
    button(text) {
      setButton(text);
      return rowsOf(textOf(words.button) ?? words.button) <= 1 && holds(button, words.button) && !isPageWider();
    },
    proof(text) {
      for (const node of words.ticks) node.textContent = text;
      return (
        words.ticks.every((node, at) => rowsOf(node) <= mostLines.proof && !isWider(ticks[at] as HTMLElement)) && !isPageWider()
      );
    },
  };

  const lengthOf = (text: string) => [...text].length;
  const isTooWide = (word: string) => {
    heading.textContent = word.charAt(0).toUpperCase() + word.slice(1);
    return isWider(heading) || isPageWider();
  };
  const word = Math.min(mostOfWord, ...vocabulary.filter(isTooWide).map((each) => lengthOf(each) - 1));
  const withoutLongWords = (text: string) =>
    text
      .split(' ')
      .filter((each) => lengthOf(each.replace(/[^\p{L}’]/gu, '')) <= word)
      .join(' ');
  const tried = { ...given, headline: given.headline.map((beginnings) => beginnings.map(withoutLongWords)) };
  /** The most letters with which nine of ten tried texts fit, or one of ours does, and the longest of those. */
  const measure = (name: keyof TriedTexts): readonly [number: number, longest: string] => {
    const fitted = tried[name].map((beginnings) => {
      // beginnings that fit come before those that do not
      let [low, high] = [0, beginnings.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (trials[name](beginnings[middle] as string)) low = middle + 1;
        else high = middle;
      }
      const failed = beginnings[low];
      return failed === undefined ? most[name] : Math.min(most[name], lengthOf(failed) - 1);
    });
    const typical = fitted.sort((one, other) => one - other)[Math.floor(fitted.length / 10)] ?? 0;
    const limit = Math.max(typical, ...own[name].filter(trials[name]).map(lengthOf));
    const fitting = tried[name].flat().filter((text) => lengthOf(text) <= limit);
    return [limit, fitting.reduce((longest, text) => (lengthOf(text) > lengthOf(longest) ? text : longest), '')];
  };

  subhead.textContent = usualSubhead;
  const [headline] = measure('headline');
  // a headline of usual height for its length leaves the room that a subhead has
  const long = tried.headline
    .flat()
    .filter((text) => lengthOf(text) <= headline && lengthOf(text) > headline - 10 && trials.headline(text))
    .map((text) => {
      heading.textContent = text;
      return { text, tall: heading.getBoundingClientRect().height };
    })
    .sort((one, other) => one.tall - other.tall);
  const usualHeadline = long[Math.floor(long.length / 2)]?.text ?? ours.heading;
  heading.textContent = usualHeadline;
  const [subheadLength, longestOfSubhead] = measure('subhead');
  heading.textContent = ours.heading;
  subhead.textContent = ours.subhead;
  const [buttonLength, longestButton] = measure('button');
  setButton(startButton);
  const [proof, longestProof] = measure('proof');
  words.ticks.forEach((node, at) => {
    node.textContent = starts[at] ?? '';
  });
  return {
    lengths: { headline, subhead: subheadLength, button: buttonLength, proof, word },
    longest: { headline: usualHeadline, subhead: longestOfSubhead, button: longestButton, proof: longestProof },
  };
}

interface HeaderParts {
  readonly tried: readonly (readonly string[])[];
  readonly own: readonly string[];
  readonly most: number;
}

/**
 * Measures the words beside the phone number in its page, at one width. It runs in the browser, and can use nothing from outside of
 * itself.
 * @returns undefined where they are not shown
 */
export function measureHeader({ tried, own, most }: HeaderParts): number | undefined {
  const call = document.querySelector<HTMLElement>('[data-part="call"]');
  const around = call?.querySelector<HTMLElement>(':scope > span');
  const bar = document.querySelector<HTMLElement>('header [data-part="bar"]');
  const node = [...(around?.childNodes ?? [])].find((each) => each.nodeType === Node.TEXT_NODE && each.textContent?.trim());
  if (!call || !around || !bar || !node) throw new Error('The page has no call control');
  if (around.getBoundingClientRect().width <= 1) return undefined;
  const ours = { words: node.textContent, height: bar.getBoundingClientRect().height, wide: call.getBoundingClientRect().height };
  const fits = (text: string) => {
    node.textContent = `${text} `;
    const isAsTall =
      bar.getBoundingClientRect().height <= ours.height + 1 && call.getBoundingClientRect().height <= ours.wide + 1;
    const isWithin = call.getBoundingClientRect().right <= document.documentElement.clientWidth + 1;
    return isAsTall && isWithin && document.documentElement.scrollWidth <= document.documentElement.clientWidth;
  };
  const fitted = tried.map((beginnings) => {
    const failed = beginnings.find((text) => !fits(text));
    return failed === undefined ? most : Math.min(most, [...failed].length - 1);
  });
  const kept = own.filter(fits).map((text) => text.length);
  node.textContent = ours.words;
  return Math.max(fitted.sort((one, other) => one - other)[Math.floor(fitted.length / 10)] ?? 0, ...kept);
}
