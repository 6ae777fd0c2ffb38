import { useQuery } from '@tanstack/react-query';
import { Link, useRouterState } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { todayQuery } from '../data/queries.ts';
import { useSession } from '../data/useSession.ts';
import { Icon, type StudioIcon } from '../parts/icons.tsx';
import type { Badge, badgesOf } from '../sections/today/todayWords.ts';
import * as styles from './shell.css.ts';

interface Place {
  readonly to: string;
  readonly name: string;
  readonly icon: StudioIcon;
  readonly badge?: keyof ReturnType<typeof badgesOf>;
  /** The permission without which it is not shown. */
  readonly needs?: string;
  /** On a phone it is under More. */
  readonly below?: true;
  /** A page of the operators' door, outside the studio. */
  readonly outside?: true;
}

/** The sections, in the order of the rail. */
const places: readonly Place[] = [
  { to: '/', name: 'Today', icon: 'today' },
  { to: '/campaigns', name: 'Campaigns', icon: 'campaigns', badge: 'campaigns' },
  { to: '/figures', name: 'Figures', icon: 'figures' },
  { to: '/experiments', name: 'Experiments', icon: 'experiments', needs: 'affiliates', badge: 'experiments', below: true },
  { to: '/leads', name: 'Leads', icon: 'person', needs: 'leads', badge: 'leads' },
  { to: '/deliveries', name: 'Deliveries', icon: 'operations', needs: 'leads', badge: 'deliveries', below: true },
  { to: '/privacy', name: 'Privacy', icon: 'privacy', needs: 'privacy', badge: 'privacy', below: true },
  { to: '/settings', name: 'Settings', icon: 'settings', needs: 'settings', badge: 'settings', below: true },
  { to: '/audit', name: 'Audit', icon: 'audit', below: true },
  { to: '/people', name: 'People', icon: 'people', needs: 'people', below: true },
  { to: '/ops', name: 'Operations', icon: 'keys', badge: 'operations', outside: true, below: true },
];

/** How long the page has the server for itself before the numbers of the rail are asked for, in milliseconds. */
const pageFirstMs = 800;

type BadgeWords = typeof import('../sections/today/todayWords.ts');
let loaded: BadgeWords | undefined;
/** Keeps the file of the numbers: from then on they are there with the rail. */
export const keepBadgeWords = (words: BadgeWords): void => {
  loaded = words;
};

/** What waits in each section, once the page itself has had its time. */
function useBadges(): Partial<ReturnType<typeof badgesOf>> {
  const [words, setWords] = useState(loaded);
  useEffect(() => {
    if (loaded) return;
    const keep = (found: BadgeWords) => {
      keepBadgeWords(found);
      setWords(found);
    };
    // without its file the rail has no numbers
    const load = () => void import('../sections/today/todayWords.ts').then(keep, () => undefined);
    const timer = setTimeout(load, pageFirstMs);
    return () => clearTimeout(timer);
  }, []);
  const { data } = useQuery({ ...todayQuery(), enabled: words !== undefined });
  return data && words ? words.badgesOf(words.bySilence(data).speaking, data.at) : {};
}

const Count = ({ of: { count, isWrong } }: { readonly of: Badge }) =>
  count > 0 && (
    <span className={clsx(styles.badge, isWrong && styles.badgeWrong)}>
      {count}
      <span className={styles.unseen}> waiting</span>
    </span>
  );

/** Links to the sections, each with how much waits there. @param only those of a phone's bar, or the rest */
export function Places({ className, only }: { readonly className: string; readonly only?: 'bar' | 'more' }) {
  const { allows } = useSession();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const badges = useBadges();
  const shown = places.filter(
    ({ needs, below = false }) => (needs === undefined || allows(needs)) && (only === undefined || below === (only === 'more')),
  );
  return shown.map(({ to, name, icon, badge, outside }) => {
    const waiting = badge && badges[badge];
    const inside = (
      <>
        <Icon name={icon} />
        <span className={styles.placeName}>{name}</span>
        {waiting && <Count of={waiting} />}
      </>
    );
    const isHere = !outside && (to === '/' ? here === '/' : here.startsWith(to));
    return outside ? (
      <a key={to} href={to} className={className}>
        {inside}
      </a>
    ) : (
      <Link key={to} to={to} className={className} aria-current={isHere ? 'page' : undefined}>
        {inside}
      </Link>
    );
  });
}
