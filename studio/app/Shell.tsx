import { Link, Outlet, useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '../data/useSession.ts';
import { Icon, type StudioIcon } from '../parts/icons.tsx';
import * as styles from './shell.css.ts';

interface Place {
  readonly to: string;
  readonly name: string;
  readonly icon: StudioIcon;
  /** A page of the operators' door, outside the studio. */
  readonly outside?: true;
}

/** The sections, in the order of the rail. */
const places: readonly Place[] = [
  { to: '/', name: 'Today', icon: 'today' },
  { to: '/campaigns', name: 'Campaigns', icon: 'campaigns' },
  { to: '/figures', name: 'Figures', icon: 'figures' },
  { to: '/ops/experiments', name: 'Experiments', icon: 'experiments', outside: true },
  { to: '/ops', name: 'Operations', icon: 'operations', outside: true },
];

const initials = (name: string) =>
  name
    .split(/[.\s-]+/)
    .map(([letter = '']) => letter.toUpperCase())
    .slice(0, 2)
    .join('');

function Places({ className }: { readonly className: string }) {
  const here = useRouterState({ select: ({ location }) => location.pathname });
  return places.map(({ to, name, icon, outside }) => {
    const inside = (
      <>
        <Icon name={icon} />
        {name}
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

/** The rail with its sections, and the page beside it. On a phone the rail is a bar below. */
export function Shell() {
  const { name, role, company } = useSession();
  return (
    <div className={styles.app}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <nav className={styles.rail} aria-label="Studio">
        <div className={styles.brand}>
          <span className={styles.mark} aria-hidden="true">
            S
          </span>
          <span>
            Studio
            <span className={styles.company}>{company}</span>
          </span>
        </div>
        <Places className={styles.place} />
        <span className={styles.spring} />
        <div className={styles.who}>
          <span className={styles.face} aria-hidden="true">
            {initials(name)}
          </span>
          <span>
            {name}
            <span className={styles.role}>{role}</span>
          </span>
        </div>
      </nav>
      <div className={styles.main}>
        <Suspense fallback={null}>
          <Outlet />
        </Suspense>
      </div>
      <nav className={styles.bar} aria-label="Sections">
        <Places className={styles.tab} />
      </nav>
    </div>
  );
}
