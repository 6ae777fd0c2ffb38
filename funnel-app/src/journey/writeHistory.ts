/**
 * Writes an entry of the browser's history. One that can't be written is left out: Safari refuses after a hundred in half a minute, and some
 * extensions break it, and neither may stop an answer, the ending or the page.
 */
export function writeHistory(how: 'pushState' | 'replaceState', state: unknown, address?: URL | string): void {
  try {
    history[how](state, '', address);
  } catch {
    // Back then leads further than to the question before; what was answered is kept all the same.
  }
}
