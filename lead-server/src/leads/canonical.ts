import { hash } from 'node:crypto';
import type { Submission } from '#contract/lead-record.ts';

/** SHA-256, 43 characters of base64url. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url');

/** One text for one submission: parsing has put its fields in order, whatever order they came in, and dropped what it does not know. */
export const canonical = (submission: Submission): string => JSON.stringify(submission);
