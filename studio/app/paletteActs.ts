import { keyInAddress } from '#contract/studio/address.ts';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import type { StudioIcon } from '../parts/icons.tsx';

type Row = StudioAnswer<'campaigns'>['rows'][number];

/** Something the palette does: it goes to a page, which does the rest. */
export type PaletteAct = {
  readonly name: string;
  readonly about?: string;
  readonly icon: StudioIcon;
  /** The permission that it needs. */
  readonly needs?: string;
} & (
  | { readonly href: string }
  | {
      readonly to:
        | '/'
        | '/campaigns'
        | '/experiments'
        | '/new'
        | '/leads'
        | '/deliveries'
        | '/audit'
        | '/privacy'
        | '/privacy/new'
        | '/settings'
        | `/campaigns/$key/${'look' | 'words' | 'flow' | 'tracking' | 'history'}`;
      readonly key?: string;
      readonly search?: Readonly<Record<string, boolean | string>>;
    }
);

/** The studio's sections, and what can be done from anywhere. */
export const places: readonly PaletteAct[] = [
  { name: 'Today', about: 'g t', icon: 'today', to: '/' },
  { name: 'Campaigns', about: 'g c', icon: 'campaigns', to: '/campaigns' },
  { name: 'Leads', about: 'g l', icon: 'person', to: '/leads', needs: 'leads' },
  { name: 'Deliveries', about: 'g d', icon: 'operations', to: '/deliveries', needs: 'leads' },
  { name: 'Privacy', about: 'g p', icon: 'privacy', to: '/privacy', needs: 'privacy' },
  { name: 'New privacy request', icon: 'plus', to: '/privacy/new', needs: 'privacy' },
  { name: 'Settings', about: 'g s', icon: 'settings', to: '/settings', needs: 'settings' },
  { name: 'Audit', icon: 'audit', to: '/audit' },
  { name: 'New campaign', icon: 'plus', to: '/new', needs: 'draft' },
  { name: 'Experiments', about: 'g e', icon: 'experiments', to: '/experiments' },
  { name: 'Operations', icon: 'keys', href: '/ops' },
  { name: 'Your account', icon: 'person', href: '/ops/account' },
];

/** What can be done with a campaign, by who may. Publishing and the like open their own dialog on the campaign's page. Pure. */
export function campaignActs({ key, state, draft }: Row, allows: (permission: string) => boolean): readonly PaletteAct[] {
  const of = { key: keyInAddress(key) };
  const all: readonly (PaletteAct & { readonly fits?: boolean })[] = [
    {
      name: 'Publish …',
      icon: 'done',
      to: '/campaigns/$key/look',
      search: { publish: true },
      needs: 'publish',
      fits: draft !== undefined,
      ...of,
    },
    { name: 'Test link …', icon: 'open', to: '/campaigns/$key/look', search: { ask: 'test' }, needs: 'test', ...of },
    {
      name: 'Pause …',
      icon: 'pause',
      to: '/campaigns/$key/look',
      search: { ask: 'pause' },
      needs: 'pause',
      fits: state === 'live',
      ...of,
    },
    {
      name: 'Open it again …',
      icon: 'open',
      to: '/campaigns/$key/look',
      search: { ask: 'resume' },
      needs: 'pause',
      fits: state === 'paused',
      ...of,
    },
    { name: 'Look', icon: 'eye', to: '/campaigns/$key/look', ...of },
    { name: 'Words', icon: 'copy', to: '/campaigns/$key/words', ...of },
    { name: 'Flow and buyers', icon: 'operations', to: '/campaigns/$key/flow', ...of },
    { name: 'Tracking', icon: 'link', to: '/campaigns/$key/tracking', ...of },
    { name: 'History', icon: 'clock', to: '/campaigns/$key/history', ...of },
  ];
  return all.filter(({ needs, fits = true }) => fits && (needs === undefined || allows(needs)));
}
