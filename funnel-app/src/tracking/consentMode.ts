const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/**
 * Google's consent mode, for tags of Google's among the scripts that settings name (partners.md: "default denied"): denied before any of them
 * is there, and granted once they may load, which is the only moment at which this page loads them.
 */
export function setGoogleConsentMode(): void {
  const holder = window as unknown as { dataLayer?: unknown[] };
  holder.dataLayer ??= [];
  const { dataLayer } = holder;
  // Google's tags take a command from an arguments object, and from nothing else
  const gtag: (...command: readonly unknown[]) => void = function () {
    // biome-ignore lint/complexity/noArguments: see above
    dataLayer.push(arguments);
  };
  const all = (answer: 'denied' | 'granted') => Object.fromEntries(kinds.map((kind) => [kind, answer]));
  gtag('consent', 'default', all('denied'));
  gtag('consent', 'update', all('granted'));
}
