import { honeypot } from '#contract/lead/honeypot.ts';
import { leadTracking } from '../tracking/leadTracking.ts';
import { offPage } from './Honeypot.css.ts';

/**
 * A field that no person sees, reaches or hears: a script that fills in every field of a form fills in this one too, and its lead is kept
 * but not sold until somebody has looked at it (lead-server/src/delivery/hold-policy.ts). Its name is none that browsers or password managers fill in.
 */
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
        onInput={({ currentTarget }) => {
          leadTracking[honeypot] = currentTarget.value.slice(0, 200);
        }}
      />
    </div>
  );
}
