import { describe } from 'vitest';
import { bothStores } from './both-stores.ts';
import { troubleSuite } from './trouble.ts';

const [, postgres] = bothStores('trouble');
describe.runIf(postgres)('with PostgreSQL', () => {
  if (postgres) troubleSuite(postgres);
});
