import { sqlite } from '../support/both-stores.ts';
import { isBuilt } from './endpoints.ts';
import { inputsSuite } from './inputs-suite.ts';

if (!isBuilt) console.warn('SKIPPED: bad inputs against pages and files, because the funnel is not built: npm run build.');
inputsSuite(sqlite);
