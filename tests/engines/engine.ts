import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** An engine's problem with an element of a page. */
export interface Finding {
  readonly engine: string;
  readonly rule: string;
  /** The element's HTML, shortened. */
  readonly element: string;
  readonly says: string;
}

export interface Engine {
  readonly name: string;
  /** Its problems with the current page. */
  read(page: Page): Promise<readonly Finding[]>;
}

const require = createRequire(import.meta.url);

/** The path of a package's file; undefined where the package is not installed. */
export function packageFile(file: string): string | undefined {
  try {
    return require.resolve(file);
  } catch {
    return undefined;
  }
}

/** An element's HTML on one line, long enough to identify it. */
export const shortened = (html: string): string => html.replace(/\s+/g, ' ').slice(0, 300);
