import { existsSync } from 'node:fs';

const debianChromium = '/usr/bin/chromium';

/**
 * How every test and benchmark starts its browser: Debian's Chromium where it is installed, else whatever Playwright has, with
 * background networking off (design/toolchain.md: otherwise it calls home at each start).
 */
export const launchOptions = {
  ...(existsSync(debianChromium) ? { executablePath: debianChromium } : {}),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
