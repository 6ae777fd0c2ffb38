import { sqlite } from '../support/both-stores.ts';
import { severalFaultsSuite } from './several-faults.ts';

severalFaultsSuite(sqlite);
