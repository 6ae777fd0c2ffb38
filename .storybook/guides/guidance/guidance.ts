import { components } from './components.ts';
import type { Guidance } from './guidanceEntry.ts';
import { patterns } from './patterns.ts';

/** By the name of its folder. tests/architecture/designSystem.test.ts: each component and pattern has one, and none is left over. */
export const guidance: Readonly<Record<string, Guidance>> = { ...components, ...patterns };
