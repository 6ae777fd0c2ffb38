import fc from 'fast-check';

/**
 * The seed of every property test. `npm test` tries the same inputs each time, so that what fails is what was changed.
 * The nightly run looks for new ones: PROPERTY_SEED=random, or the number that a failure printed.
 */
const seed = process.env.PROPERTY_SEED ?? '20261127';

if (seed !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) });
