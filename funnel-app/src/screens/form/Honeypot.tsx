import { honeypot } from '#contract/lead/honeypot.ts';
import { offPage } from './Honeypot.css.ts';

/** A field that no person sees. A lead that has it filled in is held for a person. No browser fills in its name. */
export function Honeypot() {
  return (
    <div className={offPage} aria-hidden="true">
      <label htmlFor={honeypot}>Website</label>
      <input
        id={honeypot}
        name={honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-lpignore="true"
        data-bwignore
      />
    </div>
  );
}
