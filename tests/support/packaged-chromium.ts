import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** A browser with its surroundings, as Playwright's `launch` takes them. */
export interface PackagedChromium {
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

/** The face of each family that no stylesheet brings. The machine's own faces are out of sight, as they differ from machine to machine. */
const faces = {
  'DejaVu Sans Mono': ['monospace', 'Liberation Mono'],
  'DejaVu Serif': ['serif', 'Times New Roman'],
  'DejaVu Sans': ['sans-serif', 'system-ui', 'Arial'],
};
const prefer = (face: string, family: string) => `  <match target="pattern">
    <test qual="any" name="family"><string>${family}</string></test>
    <edit name="family" mode="prepend" binding="strong"><string>${face}</string></edit>
  </match>`;
const fontsConf = `<?xml version="1.0"?>
<fontconfig>
  <dir prefix="relative">../../dejavu-fonts-ttf/ttf</dir>
${Object.entries(faces)
  .flatMap(([face, families]) => families.map((family) => prefer(face, family)))
  .join('\n')}
  <match target="pattern"><edit name="family" mode="append_last"><string>DejaVu Sans</string></edit></match>
  <match target="pattern"><edit name="hintstyle" mode="append"><const>hintslight</const></edit></match>
</fontconfig>
`;

/**
 * Chromium's headless shell from the registry, with its libraries and DejaVu's faces. Unpacked once into node_modules/.cache.
 * Undefined where there is none: it is built for Linux x64. See docs/decisions/0035-pictures-are-proved-by-their-bytes.md.
 */
export function packagedChromium(root: string): PackagedChromium | undefined {
  const packed = join(root, 'node_modules/@sparticuz/chromium');
  if (process.platform !== 'linux' || process.arch !== 'x64' || !existsSync(packed)) return undefined;
  const { version } = JSON.parse(readFileSync(join(packed, 'package.json'), 'utf8')) as { version: string };
  const home = join(root, 'node_modules/.cache', `chromium-${version}`);
  if (!existsSync(home)) unpack(join(packed, 'bin'), home);
  return {
    executablePath: join(home, 'chromium'),
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(home, 'lib'),
      FONTCONFIG_FILE: join(home, 'fonts.conf'),
    },
  };
}

function unpack(packed: string, home: string): void {
  mkdirSync(join(home, '..'), { recursive: true });
  const folder = mkdtempSync(`${home}-`);
  writeFileSync(join(folder, 'chromium'), brotliDecompressSync(readFileSync(join(packed, 'chromium.br'))), { mode: 0o755 });
  const input = brotliDecompressSync(readFileSync(join(packed, 'al2023.tar.br')));
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], { input });
  if (status !== 0) throw new Error(`Chromium's libraries could not be unpacked: ${stderr}`);
  writeFileSync(join(folder, 'fonts.conf'), fontsConf);
  try {
    renameSync(folder, home);
  } catch (error) {
    // another process was quicker
    if (!existsSync(home)) throw error;
    rmSync(folder, { recursive: true });
  }
}
