import { hash } from 'node:crypto';

/** JSON with the names of objects in order, so that one body has one text however its sender ordered it. */
export function canonical(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const entries = value as Record<string, unknown>;
  const parts: string[] = [];
  for (const name of Object.keys(entries).sort()) {
    if (entries[name] !== undefined) parts.push(`${JSON.stringify(name)}:${canonical(entries[name])}`);
  }
  return `{${parts.join(',')}}`;
}

/** SHA-256, 43 characters of base64url. */
export const sha256 = (text: string): string => hash('sha256', text, 'base64url');
