/** What a person sets for this device alone. */
export type DeviceSetting = 'scheme' | 'keys';

const nameOf = (setting: DeviceSetting) => `studio-${setting}`;

/** A setting of this device; undefined where there is none, or the browser keeps nothing. */
export function readDevice(setting: DeviceSetting): string | undefined {
  try {
    return localStorage.getItem(nameOf(setting)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a setting on this device. Where the browser keeps nothing it holds until the page is left. */
export function keepDevice(setting: DeviceSetting, value: string): void {
  try {
    localStorage.setItem(nameOf(setting), value);
  } catch {
    // a browser without storage: the page goes on
  }
}

/** How the studio is lit. */
export const schemes = ['light', 'dark', 'device'] as const;
export type Scheme = (typeof schemes)[number];

/** The scheme of this device: the system's own unless a person has chosen. */
export const readScheme = (): Scheme => schemes.find((each) => each === readDevice('scheme')) ?? 'device';

/** Lights the page by a scheme. */
export function applyScheme(scheme: Scheme): void {
  if (scheme === 'device') document.documentElement.removeAttribute('data-scheme');
  else document.documentElement.dataset.scheme = scheme;
}

/** Whether single letters are keys of acts (WCAG 2.1.4). */
export const hasLetterKeys = (): boolean => readDevice('keys') !== 'off';
