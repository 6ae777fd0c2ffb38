const kinds = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const;

/** Sets Google's consent mode: denied before any tag loads, granted once they may. */
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
