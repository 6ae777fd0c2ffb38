import { sqlite } from './both-stores.ts';
import { troubleSuite } from './trouble.ts';

troubleSuite(sqlite);
