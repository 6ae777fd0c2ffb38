import fc from 'fast-check';
import { inLongForm } from './long-form.ts';

/**
 * The seed of every property test. `npm test` tries the same inputs each time: a failure comes from the change. The long form
 * tries new ones. PROPERTY_SEED repeats a run by the number that a failure printed.
 */
const seed = process.env.PROPERTY_SEED ?? (inLongForm ? 'random' : '20261127');

if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
