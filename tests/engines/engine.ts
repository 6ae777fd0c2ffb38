import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

/** What an engine says of an element of a page. */
export interface Finding {
  readonly engine: string;
  readonly rule: string;
  /** The element's HTML, shortened. */
  readonly element: string;
  readonly says: string;
}

export interface Engine {
  readonly name: string;
  /** What it says of the page as it is now. */
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

/** An element's HTML on one line, as long as tells it from others. */
export const shortened = (html: string): string => html.replace(/\s+/g, ' ').slice(0, 300);
