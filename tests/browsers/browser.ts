import type { WebDriver } from 'selenium-webdriver';

/** A browser that runs, with the window of a phone. */
export interface Browser {
  readonly driver: WebDriver;
  stop(): Promise<void>;
}
