import { describe } from 'vitest';
import { bothStores } from '../faults/both-stores.ts';
import { inputsSuite } from './suite.ts';

// a file of its own: the two run side by side
const [, postgres] = bothStores('inputs');
describe.runIf(postgres)('with PostgreSQL', () => {
  if (postgres) inputsSuite(postgres);
});
