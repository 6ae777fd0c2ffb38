/** What a visit's watcher has seen. Times in ms since navigation. */
export interface Watch {
  firstPaint?: number;
  shift: number;
  /** When the page first shows that it has the earliest tap. */
  taken?: number;
  /** When the second question is readable. */
  second?: number;
  /** From a tap to the next question, in ms; undefined while it is being watched. */
  tap?: number | undefined;
  /** Watches the tap that comes next. */
  arm(): void;
}

/**
 * Runs in the page before its own scripts, and gives the earliest tap. A question is readable when its heading and first
 * control are at 90 % opacity, and within 8 px of where they come to rest. The heading is in the window too, and on top.
 */
export function watchReadable(): void {
  const minOpacity = 0.9;
  const nearPx = 8;
  const restingFrames = 18;
  const limitMs = 5000;
  // a tap changes the screen, and what that moves is no shift
  const changeMs = 1500;
  const watch: Watch = {
    shift: 0,
    arm() {
      watch.tap = undefined;
      const before = shownStep();
      addEventListener('click', ({ timeStamp }) => void readable(before).then((at) => (watch.tap = at - timeStamp)), {
        capture: true,
        once: true,
      });
    },
  };
  Object.assign(window, { benchWatch: watch });
  let clicked = Number.NEGATIVE_INFINITY;
  addEventListener('click', () => (clicked = performance.now()), true);

  const screens = () =>
    [...document.querySelectorAll<HTMLElement>('[data-step]:not([hidden], [inert], [inert] *)')].filter(
      (screen) => (screen.querySelector('h1')?.getClientRects().length ?? 0) > 0,
    );
  const shownStep = () => screens()[0]?.dataset.step;
  const opacityOf = (element: Element) => {
    let product = 1;
    for (let each: Element | null = element; each; each = each.parentElement) product *= Number(getComputedStyle(each).opacity);
    return getComputedStyle(element).visibility === 'visible' ? product : 0;
  };

  /** Where the words of a heading stand: the box of a slanted one reaches further than they do. */
  function wordsOf(heading: Element): DOMRect {
    const range = document.createRange();
    range.selectNodeContents(heading);
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
    const [left, top] = [Math.min(...lines.map((line) => line.left)), Math.min(...lines.map((line) => line.top))];
    return new DOMRect(
      left,
      top,
      Math.max(...lines.map(({ right }) => right)) - left,
      Math.max(...lines.map(({ bottom }) => bottom)) - top,
    );
  }

  /** The places of the shown question, and whether it can be read there. Undefined: only the question before is shown. */
  function look(before: string | undefined) {
    const screen = screens().find(({ dataset }) => dataset.step !== before);
    const parts = ['h1', 'button[name], [name]:not([type=hidden])'].flatMap((part) => screen?.querySelector(part) ?? []);
    const [heading] = parts;
    if (!screen || !heading) return undefined;
    const rects = [wordsOf(heading), ...parts.slice(1).map((part) => part.getBoundingClientRect())];
    const { left, right, top, bottom } = rects[0] as DOMRect;
    const isInWindow = top >= -1 && left >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const onTop = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      places: rects.flatMap(({ x, y }) => [x, y]),
      isClear: isInWindow && screen.contains(onTop) && parts.every((part) => opacityOf(part) >= minOpacity),
    };
  }
  type Look = NonNullable<ReturnType<typeof look>>;
  const isNear = (a: Look, b: Look, px: number) => a.places.every((place, at) => Math.abs(place - (b.places[at] ?? NaN)) <= px);

  /** When the frame that is being made has been painted: the first task after it. */
  const painted = () =>
    new Promise<number>((resolve) => {
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(undefined);
      });
    });

  /** Looks at each frame until the question after `before` rests. */
  async function readable(before: string | undefined): Promise<number> {
    const started = performance.now();
    const seen: { readonly at: number; readonly look: Look | undefined }[] = [];
    for (let resting = 0; resting < restingFrames; ) {
      const frame = new Promise<Look | undefined>((resolve) => requestAnimationFrame(() => resolve(look(before))));
      const at = await painted();
      const now = await frame;
      const last = seen.at(-1)?.look;
      seen.push({ at, look: now });
      resting = now?.isClear && last && isNear(now, last, 0.5) ? resting + 1 : 0;
      if (at - started > limitMs) return Number.NaN;
    }
    const end = seen.at(-1)?.look as Look;
    return seen.find((each) => each.look?.isClear && isNear(each.look, end, nearPx))?.at ?? Number.NaN;
  }

  /** Taps as soon as the first question can be read. */
  async function tapEarliest() {
    while (!look(undefined)?.isClear) await painted();
    const step = shownStep();
    const button = document.querySelector<HTMLElement>('[data-step] button[name]');
    const changes = new MutationObserver((records) => {
      const isAnswer = records.some(({ type, target }) => target === button || (type !== 'attributes' && shownStep() !== step));
      if (!isAnswer && shownStep() === step) return;
      changes.disconnect();
      watch.taken = performance.now();
    });
    changes.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
    button?.click();
    watch.second = await readable(step);
  }

  const observe = (type: string, each: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(each)).observe({ type, buffered: true });
  observe('layout-shift', ({ value = 0, startTime }) => {
    if (startTime < clicked || startTime > clicked + changeMs) watch.shift += value;
  });
  observe('paint', ({ name, startTime }) => {
    if (name !== 'first-contentful-paint') return;
    watch.firstPaint = startTime;
    void tapEarliest();
  });
}
