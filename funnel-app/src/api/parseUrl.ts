/** The parsed address, or undefined where it is none. URL.canParse and URL.parse are younger than browsers that visitors have (iOS 16). */
export function parseUrl(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}
