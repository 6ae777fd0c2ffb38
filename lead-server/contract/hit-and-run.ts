import { mentions, phrases, words } from './words.ts';

// assumed: decisions 1 names the patterns, not their words
const hitAndRun = phrases(
  'hit and run, hit n run, hit & run, hit run, fled, fled the scene, left the scene, leaving the scene, drove off, drove away, sped off, ' +
    'he took off, she took off, they took off, driver took off, car took off, ran away, never stopped, did not stop, didn’t stop, se dio a la fuga, dio a la fuga, choque y fuga, atropello y fuga, ' +
    'se fugo, se fue del lugar, huyo, escapo, se escapo, no se detuvo, no paro',
);

/** Whether a description tells of a driver who fled, in English or Spanish (decisions 1): `hit_and_run`. */
export const isHitAndRun = (text: string): boolean => mentions(hitAndRun, words(text));
