import { useState } from 'react';

/**
 * Shows a tapped answer as given on its screen while that gives way to the next one, which does not wait for it.
 * @param chosen the id of the answer given before, if any
 */
export function useGivenChoice(chosen: string | undefined, onChoose: (id: string) => void) {
  const [given, give] = useState<{ readonly id: string; readonly over: string | undefined }>();
  return {
    /** The answer to show as given. */
    shown: given && given.over === chosen ? given.id : chosen,
    choose(id: string) {
      give({ id, over: chosen });
      onChoose(id);
      try {
        // before a person has touched the page a browser refuses, and says so in its console
        if (navigator.userActivation?.hasBeenActive ?? true) navigator.vibrate?.(8);
      } catch {
        // a frame may not vibrate, and need not
      }
    },
  };
}
