import { componentExamples } from './componentExamples.tsx';
import type { Examples } from './example.ts';
import { fieldExamples } from './fieldExamples.tsx';
import { patternExamples } from './patternExamples.tsx';

/**
 * By component, and only where a picture says more than the sentence about it: not for frames, dialogs and pages, which cover or
 * contain the whole window. tests/architecture/designSystem.test.ts: each names a story that exists.
 */
export const examples: Readonly<Record<string, Examples>> = { ...componentExamples, ...fieldExamples, ...patternExamples };
