import { themeById, themeIds } from './registry.ts';

/** The door to the themes: id, name and character of each. A theme's stylesheet is `themes/<id>.css`. */
export const themes = themeIds.map((id) => {
  const { name, character, fits } = themeById(id);
  return { id, name, character, fits };
});

/** Puts an element and what is in it into a theme, whose stylesheet the page must load. */
export function applyTheme(element: HTMLElement, id: (typeof themeIds)[number]): void {
  element.dataset.theme = id;
}
