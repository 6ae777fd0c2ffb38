/** The headings of the screens that are shown small, each in its own frame. */
export const shownScreens = (canvas: HTMLElement): readonly string[] =>
  [...canvas.querySelectorAll('iframe')].flatMap(
    ({ contentDocument }) => contentDocument?.querySelector('h1')?.textContent ?? [],
  );
