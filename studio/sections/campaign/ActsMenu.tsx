import { Content, Item, Root, Separator, Trigger } from '@radix-ui/react-dropdown-menu';
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, useRef, useState } from 'react';
import { keyOfPath } from '#contract/campaign/campaign.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon, type StudioIcon } from '../../parts/icons.tsx';
import { buttons } from '../../parts/parts.css.ts';
import { saveFile } from '../../parts/saveFile.ts';
import { ActFailure } from './ActFailure.tsx';
import * as styles from './acts.css.ts';
import { DiscardDialog } from './DiscardDialog.tsx';
import { ReasonDialog, type ReasonedAct } from './ReasonDialog.tsx';
import { useAsked } from './useAsked.ts';
import { type Draft, useDraft } from './useDraft.ts';

interface MenuAct {
  readonly name: string;
  readonly icon: StudioIcon;
  /** Why it cannot be done; undefined where it can. */
  readonly hindrance?: string | undefined;
  act(): void;
}

/** Why the draft cannot be approved by this person; undefined where it can. */
function approvalHindrance({ view: { draft }, saving }: Draft, me: string): string | undefined {
  if (!draft) return 'There is no draft.';
  if (draft.approvedBy !== '') return `${draft.approvedBy} has approved it.`;
  if (draft.by === me) return 'Somebody else than the author has to.';
  return saving === 'saved' ? undefined : 'What you changed is yours to be approved.';
}

/** The acts of the menu, with what keeps each from being done. */
function useMenuActs(show: (act: ReasonedAct) => void, discard: () => void) {
  const draft = useDraft();
  const navigate = useNavigate();
  const { allows, whoMay, approvals, name } = useSession();
  const { view, content, refresh, flush } = draft;
  const { state, path, version } = view.row;
  const approve = useAct('approve', refresh);
  const cancel = useAct('cancel', refresh);
  const lacks = (permission: string) => (allows(permission) ? undefined : `Ask a ${whoMay(permission)}.`);
  const isPlanned = view.schedules.some((each) => each.state === 'waiting');
  const isPaused = state === 'paused';
  const acts: readonly (MenuAct | undefined)[] = [
    isPaused
      ? { name: 'Resume …', icon: 'open', hindrance: lacks('pause'), act: () => show({ act: 'resume', because: '' }) }
      : {
          name: 'Pause …',
          icon: 'pause',
          hindrance: lacks('pause') ?? (version === 0 ? 'It was never live.' : undefined),
          act: () => show({ act: 'pause', because: '' }),
        },
    {
      name: 'Cancel what is planned',
      icon: 'clock',
      hindrance: lacks('pause') ?? (isPlanned ? undefined : 'Nothing is planned.'),
      act: () => cancel.mutate({ path }),
    },
    approvals
      ? {
          name: 'Approve the draft',
          icon: 'done',
          hindrance: lacks('approve') ?? approvalHindrance(draft, name),
          act: () => approve.mutate({ path }),
        }
      : undefined,
  ];
  const copies: readonly MenuAct[] = [
    {
      name: 'Export JSON',
      icon: 'down',
      act: () => {
        const { version: base, etag } = draft.seen;
        const entry = { base, ...(etag > 0 && { draft: etag }), content };
        saveFile(`${keyOfPath(path) || 'home'}.json`, 'application/json', JSON.stringify([entry], null, 2));
      },
    },
    {
      name: 'Copy as new',
      icon: 'copy',
      hindrance: lacks('draft'),
      act: () => void flush().then(() => navigate({ to: '/new', search: { copy: keyInAddress(keyOfPath(path)) } })),
    },
    {
      name: 'Throw the draft away …',
      icon: 'close',
      hindrance:
        lacks('draft') ?? (view.draft ? (draft.saving === 'saved' ? undefined : 'It is being saved.') : 'There is no draft.'),
      act: discard,
    },
  ];
  return { acts: acts.filter((each) => each !== undefined), copies, failures: [approve, cancel] };
}

function Entry({ of: { name, icon, hindrance, act }, onChoose }: { readonly of: MenuAct; onChoose(act: () => void): void }) {
  return (
    <Item className={styles.item} disabled={hindrance !== undefined} onSelect={() => onChoose(act)}>
      <Icon name={icon} />
      <span>{name}</span>
      {hindrance !== undefined && <span className={styles.itemWhy}>{hindrance}</span>}
    </Item>
  );
}

/** The acts that are not needed each day. */
export function ActsMenu({ children }: { readonly children: ReactNode }) {
  const [asked, setAsked] = useState<ReasonedAct>();
  const [isDiscarding, setDiscarding] = useState(false);
  const { acts, copies, failures } = useMenuActs(setAsked, () => setDiscarding(true));
  useAsked({
    pause: () => setAsked({ act: 'pause', because: '' }),
    resume: () => setAsked({ act: 'resume', because: '' }),
  });
  const chosen = useRef<() => void>(undefined);
  const choose = (act: () => void) => {
    chosen.current = act;
  };
  // once the menu is closed, so that a dialog gives the focus back to the menu's button
  const actOnChosen = () => {
    chosen.current?.();
    chosen.current = undefined;
  };
  return (
    <>
      {/* not modal: its lock of the page's scrolling would add a style element, which the policy refuses */}
      <Root modal={false}>
        <Trigger className={clsx(buttons.ghost, styles.slim)} aria-label="More acts">
          {children}
        </Trigger>
        <Content className={styles.menu} align="end" sideOffset={6} collisionPadding={8} loop onCloseAutoFocus={actOnChosen}>
          {acts.map((each) => (
            <Entry key={each.name} of={each} onChoose={choose} />
          ))}
          <Separator className={styles.line} />
          {copies.map((each) => (
            <Entry key={each.name} of={each} onChoose={choose} />
          ))}
        </Content>
      </Root>
      {failures.map(
        (each) => each.error && <ActFailure key={each.failureReason?.message} of={each.error} onClose={each.reset} />,
      )}
      {isDiscarding && <DiscardDialog onClose={() => setDiscarding(false)} />}
      {asked && <ReasonDialog of={asked} onClose={() => setAsked(undefined)} />}
    </>
  );
}
