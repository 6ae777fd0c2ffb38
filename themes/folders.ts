/** `theme-06-midnight` -> `6`, `wireframe` -> `wireframe`: the id that a theme's folder is named for. */
export function idOfFolder(folder: string): string {
  const number = /^theme-(\d+)-/.exec(folder)?.[1];
  return number ? String(Number(number)) : folder;
}
