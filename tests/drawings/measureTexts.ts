/** Texts of one look to be tried, each as growing beginnings of it. */
export interface TriedTexts {
  readonly headline: readonly (readonly string[])[];
  readonly subhead: readonly (readonly string[])[];
  readonly button: readonly (readonly string[])[];
  readonly header: readonly (readonly string[])[];
  readonly proof: readonly (readonly string[])[];
}

export interface MeasureParts {
  readonly tried: TriedTexts;
  /** The longest subhead of our own: a headline has to leave room for it. */
  readonly longestSubhead: string;
  readonly most: { readonly [Name in keyof TriedTexts]: number };
  /** Pixels of the first screen. */
  readonly height: number;
}

export interface Measured {
  readonly lengths: { readonly [Name in keyof TriedTexts]: number };
  /** The longest texts that fit, for a second look at other widths. */
  readonly longest: { readonly [Name in keyof TriedTexts]: string };
}

/** Most lines of each text. */
export const lines = { headline: 4, subhead: 6, proof: 2 } as const;

/** Measures a start screen inside of its page. It runs in the browser, and can use nothing from outside of itself. */
export function measureTexts({
  tried,
  longestSubhead,
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
  const call = find('[data-part="call"]');
  const callWords = find('[data-part="call"] > span');
  const bar = find('header [data-part="bar"]');
  const textOf = (element: HTMLElement) =>
    [...element.childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
  const words = {
    button: button.querySelector<HTMLElement>('span') ?? button,
    call: textOf(callWords) as ChildNode,
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
  const isWider = (element: HTMLElement) => element.scrollWidth > element.clientWidth + 1;
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
    bar: bar.getBoundingClientRect().height,
    call: rowsOf(words.call),
  };
  const starts = words.ticks.map((node) => node.textContent ?? '');
  const setButton = (text: string) => {
    const node = textOf(words.button) ?? words.button;
    node.textContent = text;
  };
  const startButton = button.textContent ?? '';
  const startCall = words.call.textContent ?? '';

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
    header(text) {
      words.call.textContent = `${text} `;
      return (
        bar.getBoundingClientRect().height <= ours.bar + 1 &&
        rowsOf(words.call) <= Math.max(1, ours.call) &&
        holds(call, words.call) &&
        !isPageWider()
      );
    },
    proof(text) {
      for (const node of words.ticks) node.textContent = text;
      return (
        words.ticks.every((node, at) => rowsOf(node) <= mostLines.proof && !isWider(ticks[at] as HTMLElement)) && !isPageWider()
      );
    },
  };

  const lengthOf = (text: string) => [...text].length;
  /** The most letters with which every tried text fits, and the longest of those. */
  const measure = (name: keyof TriedTexts): readonly [number: number, longest: string] => {
    let limit = most[name];
    for (const beginnings of tried[name]) {
      // beginnings that fit come before those that do not
      let [low, high] = [0, beginnings.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (trials[name](beginnings[middle] as string)) low = middle + 1;
        else high = middle;
      }
      const failed = beginnings[low];
      if (failed !== undefined) limit = Math.min(limit, lengthOf(failed) - 1);
    }
    const fitting = tried[name].flat().filter((text) => lengthOf(text) <= limit);
    return [limit, fitting.reduce((longest, text) => (lengthOf(text) > lengthOf(longest) ? text : longest), '')];
  };

  subhead.textContent = longestSubhead;
  const [headline, longestHeadline] = measure('headline');
  // the tallest headline that may be written leaves the least room
  const tall = tried.headline.flat().filter((text) => lengthOf(text) <= headline);
  let tallest = longestHeadline;
  let mostRows = 0;
  for (const text of tall.filter((each) => lengthOf(each) > headline - 12)) {
    heading.textContent = text;
    const rows = rowsOf(heading);
    if (rows > mostRows) [mostRows, tallest] = [rows, text];
  }
  heading.textContent = tallest;
  const [subheadLength, longestOfSubhead] = measure('subhead');
  heading.textContent = ours.heading;
  subhead.textContent = ours.subhead;
  const [buttonLength, longestButton] = measure('button');
  setButton(startButton);
  const [header, longestHeader] = measure('header');
  words.call.textContent = startCall;
  const [proof, longestProof] = measure('proof');
  words.ticks.forEach((node, at) => {
    node.textContent = starts[at] ?? '';
  });
  return {
    lengths: { headline, subhead: subheadLength, button: buttonLength, header, proof },
    longest: { headline: tallest, subhead: longestOfSubhead, button: longestButton, header: longestHeader, proof: longestProof },
  };
}
