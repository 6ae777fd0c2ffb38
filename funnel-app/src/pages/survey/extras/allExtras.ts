import { type ExtraName, type Extras, extraNames } from './extras.ts';
import HowItWorksExtra from './HowItWorksExtra.tsx';
import Meter from './Meter.tsx';
import Proof from './Proof.tsx';

const all: Required<Extras> = { meter: Meter, proof: Proof, howItWorks: HowItWorksExtra };

/** Where each comes from, as the build's manifest names it. */
export const extraSources: Readonly<Record<ExtraName, string>> = {
  meter: 'funnel-app/src/pages/survey/extras/Meter.tsx',
  proof: 'funnel-app/src/pages/survey/extras/Proof.tsx',
  howItWorks: 'funnel-app/src/pages/survey/extras/HowItWorksExtra.tsx',
};

/** The same as `loadExtras` gives, at once: for the server and for stories. */
export const loadedExtras = (names: readonly ExtraName[]): Extras =>
  Object.fromEntries(extraNames.filter((name) => names.includes(name)).map((name) => [name, all[name]]));
