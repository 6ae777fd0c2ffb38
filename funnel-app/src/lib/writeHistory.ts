/** The state of the history's current entry; null where the browser keeps it from the page. */
export function historyState(): unknown {
  try {
    return history.state;
  } catch {
    return null;
  }
}

/** Writes an entry of the browser's history. A failure is ignored: Safari refuses after a hundred in half a minute. */
export function writeHistory(how: 'pushState' | 'replaceState', state: unknown, address?: URL | string): void {
  try {
    history[how](state, '', address);
  } catch {
    // Back then skips a question; no answer is lost
  }
}
