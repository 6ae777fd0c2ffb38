/** A name as a path: no accents, hyphens between words; '' for a name without a letter. Pure. */
export function pathOfName(name: string): string {
  const letters = name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  const key = letters.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return key === '' ? '' : `/${key}`;
}
