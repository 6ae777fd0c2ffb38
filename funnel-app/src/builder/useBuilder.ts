import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { brandByHost } from '#themes/brands.ts';
import { type BuilderState, readState, writeState } from './builderAddress.ts';
import { openSession, type Session } from './builderSession.ts';
import { brandSites, type Campaigns, type Site } from './variant.ts';

/** Inside Storybook the shared address is the outer window's. */
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

/** A change of the session, at the site that it shows. */
export type Change = (session: Session, site: Site) => Session;

/** The builder's session, kept in the address. */
export function useBuilder(campaigns: Campaigns) {
  const bar = useMemo(topWindow, []);
  const sites = useMemo(() => sitesAt(window.location), []);
  const siteOf = ({ site }: BuilderState) => sites.find(({ id }) => id === site) ?? (sites[0] as Site);
  const opened = () => {
    const state = readState(bar.location.hash, campaigns);
    return openSession(state, siteOf(state));
  };
  const [session, setSession] = useState(opened);
  useEffect(() => {
    bar.history.replaceState(bar.history.state, '', `#${writeState(session.state)}`);
  }, [bar, session.state]);
  const arrive = useEffectEvent(() => setSession(opened()));
  useEffect(() => {
    const onHash = () => arrive();
    bar.addEventListener('hashchange', onHash);
    return () => bar.removeEventListener('hashchange', onHash);
  }, [bar]);
  const update = (change: Change) => setSession((before) => change(before, siteOf(before.state)));
  return { session, update, sites, site: siteOf(session.state) };
}
