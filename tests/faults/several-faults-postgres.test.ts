import { describe } from 'vitest';
import { bothStores } from '../support/both-stores.ts';
import { severalFaultsSuite } from './several-faults.ts';

const [, postgres] = bothStores('trouble');
describe.runIf(postgres)('with PostgreSQL', () => {
  if (postgres) severalFaultsSuite(postgres);
});
