import { describe } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { inputsSuite } from './inputs-suite.ts';

// a file of its own: the two run side by side
const [, postgres] = bothStores('inputs');
describe.runIf(postgres)('with PostgreSQL', () => {
  if (postgres) inputsSuite(postgres);
});
