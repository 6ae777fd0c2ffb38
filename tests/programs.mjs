// The browsers that tests need: found, or installed from Debian's packages. Plain JavaScript: run.mjs loads it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lead-server/bin/install.mjs';

/** Other engines than Chromium, from Debian's packages. */
export const otherBrowsers = {
  webkit: { name: 'WebKit', programs: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'], packages: ['webkit2gtk-driver', 'xvfb'] },
  firefox: { name: 'Firefox', programs: ['/usr/bin/firefox-esr'], packages: ['firefox-esr'] },
};

/** A screen reader, and the screen, keyboard and browser that it needs. */
export const screenReader = {
  programs: [
    '/usr/bin/orca',
    '/usr/bin/Xvfb',
    '/usr/bin/openbox',
    '/usr/bin/xdotool',
    '/usr/bin/dbus-daemon',
    '/usr/libexec/at-spi-bus-launcher',
    '/usr/bin/chromium',
  ],
  packages: ['orca', 'xvfb', 'openbox', 'xdotool', 'dbus', 'at-spi2-core', 'libglib2.0-bin', 'chromium'],
};

const areThere = (programs) => programs.every((program) => existsSync(program));

/** Installs Debian's packages where apt may. @returns whether the programs are there now */
export function install({ programs, packages }) {
  if (!areThere(programs) && process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log(`Installing Debian's ${packages.join(' and ')} for the browser tests...`);
    const apt = (...args) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  return areThere(programs);
}

/** @returns whether another browser can run: in the gate only where it is installed already */
export const hasBrowser = (id, mayInstall) => (mayInstall ? install(otherBrowsers[id]) : areThere(otherBrowsers[id].programs));

/** Exits with advice where there is no Chromium: neither on the machine nor in the packages, and apt cannot install one. */
export function ensureChromium(node) {
  if (existsSync('/usr/bin/chromium-headless-shell') || existsSync('/usr/bin/chromium')) return;
  // built for Linux x64 (tests/support/packaged-chromium.ts)
  const isPackaged = existsSync(join(root, 'node_modules/@sparticuz/chromium'));
  if (isPackaged && process.platform === 'linux' && process.arch === 'x64') return;
  if (install({ programs: ['/usr/bin/chromium-headless-shell'], packages: ['chromium-headless-shell'] })) return;
  const script = "import('@playwright/test').then(({ chromium }) => process.stdout.write(chromium.executablePath()))";
  const path = spawnSync(node, ['--input-type=module', '-e', script], { cwd: root, encoding: 'utf8' }).stdout;
  if (path && existsSync(path)) return;
  console.error(
    'The tests need a browser. Install Chromium (Debian: apt-get install chromium) or run: npx playwright install chromium',
  );
  process.exit(1);
}
