import { hash } from 'node:crypto';

/** SHA-256, 43 characters of base64url. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url');
