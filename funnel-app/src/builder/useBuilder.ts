import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { brandByHost } from '#themes/brands.ts';
import { type BuilderState, readState, writeState } from './builderAddress.ts';
import { brandSites, type Site } from './variant.ts';

/** Inside Storybook the address that people share is that of the outer window. */
function topWindow(): Window {
  try {
    return window.parent.location.search.includes('path=') ? window.parent : window;
  } catch {
    return window;
  }
}

/** The sites to choose from. Where the lead server serves this Storybook (/storybook/), it is a site too, and the first. */
function sitesAt({ origin, host, pathname }: Pick<Location, 'origin' | 'host' | 'pathname'>): readonly Site[] {
  const own: Site = { id: 'here', origin, brand: brandByHost(host) };
  return pathname.startsWith('/storybook/') ? [own, ...brandSites] : brandSites;
}

/** The builder's state, kept in the address. @param onArrive called when the address changes without a load */
export function useBuilder(onArrive: (state: BuilderState, site: Site) => void) {
  const bar = useMemo(topWindow, []);
  const [state, setState] = useState(() => readState(bar.location.hash));
  const sites = useMemo(() => sitesAt(window.location), []);
  const siteOf = (each: BuilderState) => sites.find(({ id }) => id === each.site) ?? (sites[0] as Site);
  useEffect(() => {
    bar.history.replaceState(bar.history.state, '', `#${writeState(state)}`);
  }, [bar, state]);
  const arrive = useEffectEvent(() => {
    const next = readState(bar.location.hash);
    setState(next);
    onArrive(next, siteOf(next));
  });
  useEffect(() => {
    const onHash = () => arrive();
    bar.addEventListener('hashchange', onHash);
    return () => bar.removeEventListener('hashchange', onHash);
  }, [bar]);
  const change = (part: Partial<BuilderState>) => setState((before) => ({ ...before, ...part }));
  return { state, change, sites, site: siteOf(state) };
}
