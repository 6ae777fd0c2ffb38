import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { packagedChromium } from './packaged-chromium.ts';

const root = join(import.meta.dirname, '../..');

/** Debian's programs. The shell has no window to draw, which saves a fifth of the tests' time. */
const debian = { shell: '/usr/bin/chromium-headless-shell', chromium: '/usr/bin/chromium' };

/** Playwright's own list, which ours replaces, and the address bar's pop-ups, which cost two pages for each page opened. */
const disabledFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
];

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${disabledFeatures}`,
];

/** The first program that is installed, else the browser of the packages, else Playwright's own. Background networking is off, or it calls home. */
function launchOptionsFor(...programs: readonly string[]) {
  const executablePath = programs.find((program) => existsSync(program));
  return { ...(executablePath === undefined ? packagedChromium(root) : { executablePath }), args };
}

/** How every test starts its browser. A fresh machine needs none of its own, and no root. */
export const launchOptions = launchOptionsFor(debian.shell, debian.chromium);

/** The browser that visitors have, with its windows. */
export const visitorLaunchOptions = launchOptionsFor(debian.chromium);

/** How benchmarks start theirs: the visitors' browser, or without one the shell, for subject and reference alike. */
export const benchmarkLaunchOptions = launchOptionsFor(debian.chromium, debian.shell);
