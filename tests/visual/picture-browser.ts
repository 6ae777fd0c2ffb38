import { launchOptions } from '../support/chromium.ts';
import { packagedChromium } from '../support/packaged-chromium.ts';

/** One shape of letter, one colour space, one scale. Slight hinting is the browser's own, in whole numbers. */
const steady = [
  '--font-render-hinting=slight',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  '--force-device-scale-factor=1',
  '--hide-scrollbars',
  // a partial redraw blends edges with what was there before, and so rounds by chance
  '--disable-partial-raster',
];

export interface PictureBrowser {
  /** Whether its bytes are those of any other machine: the browser of the packages, with their faces alone. */
  readonly isProof: boolean;
  readonly options: { readonly executablePath?: string; readonly env?: Record<string, string>; readonly args: string[] };
}

/**
 * The browser of pictures. `PICTURE_BROWSER` names another program, whose pictures prove nothing.
 * @param packages the folder with node_modules
 */
export function pictureBrowser(packages: string): PictureBrowser {
  const other = process.env.PICTURE_BROWSER;
  const packaged = other === undefined ? packagedChromium(packages) : undefined;
  const found = other === undefined ? launchOptions : { executablePath: other };
  return {
    isProof: packaged !== undefined,
    options: { ...(packaged ?? found), args: [...launchOptions.args, ...steady] },
  };
}
