import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { useEffect, useState } from 'react';
import { keyInAddress } from '#contract/studio/address.ts';
import { campaignsQuery } from '../data/queries.ts';
import { useSession } from '../data/useSession.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { Icon, type StudioIcon } from '../parts/icons.tsx';
import * as styles from './palette.css.ts';
import { campaignActs, type PaletteAct, places } from './paletteActs.ts';

interface PaletteProps {
  readonly onClose: () => void;
  readonly onKeys: () => void;
}

/** Campaigns that an empty field lists. */
const firstShown = 6;
/** Campaigns that a search lists. */
const mostShown = 40;

/** What is chosen while nothing is typed and no campaign is open. */
const firstPlace = 'Today g t';

interface EntryProps {
  readonly name: string;
  readonly about?: string;
  readonly icon: StudioIcon;
  readonly onSelect: () => void;
}

/** What the palette finds an entry by, and knows it by. */
const entryValue = (name: string, about = '') => `${name} ${about}`.trim();

const Entry = ({ name, about, icon, onSelect }: EntryProps) => (
  <Command.Item className={styles.item} value={entryValue(name, about)} onSelect={onSelect}>
    <Icon name={icon} size={16} />
    <span className={styles.name}>{name}</span>
    {about && <span className={styles.about}>{about}</span>}
  </Command.Item>
);

/** Goes to a section, finds a campaign, and does what can be done with the one that is open. Loaded when it is first asked for. */
export function Palette({ onClose, onKeys }: PaletteProps) {
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState(firstPlace);
  const { allows } = useSession();
  const navigate = useNavigate();
  const here = useRouterState({ select: ({ location }) => location.pathname });
  const { data } = useQuery({ ...campaignsQuery, refetchInterval: false });
  const rows = data?.rows ?? [];
  const word = asked.trim().toLowerCase();
  const found = rows.filter(({ path }) => path.toLowerCase().includes(word)).slice(0, word ? mostShown : firstShown);
  const openKey = /^\/campaigns\/([^/]+)/.exec(here)?.[1];
  const open = rows.find(({ key }) => keyInAddress(key) === openKey);
  const run = (act: PaletteAct) => () => {
    onClose();
    if ('href' in act) return location.assign(act.href);
    // the search of a tab is its own to read
    void navigate({ to: act.to, params: { key: act.key ?? '' }, search: (act.search ?? {}) as never });
  };
  const acts = open ? campaignActs(open, allows) : [];
  const [first] = acts;
  const firstOfOpen = first && entryValue(first.name, first.about);
  // the list of campaigns may come after the palette: what is open stands first then, and is chosen
  useEffect(() => {
    if (firstOfOpen) setChosen((before) => (before === firstPlace ? firstOfOpen : before));
  }, [firstOfOpen]);
  const general = places.filter(({ needs }) => needs === undefined || allows(needs));
  return (
    <Dialog title="Go to, find, do" onClose={onClose} look="bare">
      <Command label="Go to, find, do" className={styles.palette} value={chosen} onValueChange={setChosen} loop>
        <div className={styles.top}>
          <Icon name="search" />
          <Command.Input
            className={styles.input}
            placeholder="Go to, find, do …"
            value={asked}
            onValueChange={setAsked}
            data-first=""
          />
        </div>
        <Command.List className={styles.list}>
          <Command.Empty className={styles.empty}>Nothing is called like that.</Command.Empty>
          {open && (
            <Command.Group heading={open.path} className={styles.group}>
              {acts.map((act) => (
                <Entry key={act.name} {...act} onSelect={run(act)} />
              ))}
            </Command.Group>
          )}
          <Command.Group heading="Go to" className={styles.group}>
            {general.map((act) => (
              <Entry key={act.name} {...act} onSelect={run(act)} />
            ))}
            <Entry name="Keys" about="?" icon="keys" onSelect={onKeys} />
          </Command.Group>
          {found.length > 0 && (
            <Command.Group heading="Campaigns" className={styles.group}>
              {found.map(({ key, path, flow, state }) => (
                <Entry
                  key={key}
                  name={path}
                  about={`${flow.replaceAll('-', ' ')}, ${state}`}
                  icon="campaigns"
                  onSelect={run({ name: path, icon: 'campaigns', to: '/campaigns/$key/look', key: keyInAddress(key) })}
                />
              ))}
            </Command.Group>
          )}
        </Command.List>
      </Command>
    </Dialog>
  );
}
