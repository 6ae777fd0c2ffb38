import { useMatch, useNavigate } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import { wide } from '../../parts/parts.css.ts';
import { Button, Key } from '../../parts/parts.tsx';
import { useMedia } from '../../parts/useMedia.ts';
import { ActsMenu } from './ActsMenu.tsx';
import * as styles from './acts.css.ts';
import type { CampaignSearch } from './campaignSearch.ts';
import { TestLinkDialog } from './TestLinkDialog.tsx';
import { useAsked } from './useAsked.ts';
import { useDraft } from './useDraft.ts';

interface ActProps {
  /** Why it cannot be done; undefined where it can. */
  readonly hindrance: string | undefined;
  readonly look?: 'plain' | 'main' | 'ghost';
  readonly children: React.ReactNode;
  onAct(): void;
}

/** An act that stays in the order of the keyboard where it cannot be done, and says why. */
function Act({ hindrance, look = 'plain', children, onAct }: ActProps) {
  const id = useId();
  return (
    <span className={styles.act}>
      <Button
        look={look}
        className={look === 'ghost' ? styles.slim : undefined}
        aria-disabled={hindrance !== undefined}
        aria-describedby={hindrance === undefined ? undefined : id}
        onClick={() => hindrance === undefined && onAct()}
      >
        {children}
      </Button>
      {hindrance !== undefined && (
        <span id={id} role="tooltip" className={styles.why}>
          {hindrance}
        </span>
      )}
    </span>
  );
}

/** Whether the bar below has Publish: on a phone, where the campaign is looked at. */
function useHasBar(): boolean {
  const look = useMatch({ from: '/campaigns/$key/look', shouldThrow: false });
  const isWide = useMedia(wide);
  return look !== undefined && !isWide;
}

/** What can be done with the campaign: look at it as a test, schedule, publish, and the rest in a menu. */
export function CampaignActs() {
  const navigate = useNavigate();
  const { allows, whoMay } = useSession();
  const { differences, conflict, view } = useDraft();
  const [isTesting, setTesting] = useState(false);
  const hasBar = useHasBar();
  useAsked({ test: () => setTesting(true) });
  const lacks = (permission: string) => (allows(permission) ? undefined : `Not with your role: ask a ${whoMay(permission)}.`);
  const isNothing = differences.length === 0 && !(view.row.version === 0 && view.draft);
  const publishing =
    lacks('publish') ??
    (conflict ? 'Merge first: somebody else changed it.' : isNothing ? 'Nothing differs from what is live.' : undefined);
  const open = (later: boolean) =>
    void navigate({
      to: '.',
      search: (before: CampaignSearch): CampaignSearch => ({ ...before, publish: true, ...(later && { later: true }) }),
      replace: true,
    });
  return (
    <div className={styles.acts}>
      <Act look="ghost" hindrance={lacks('test')} onAct={() => setTesting(true)}>
        Test link
      </Act>
      <Act hindrance={publishing} onAct={() => open(true)}>
        Schedule
      </Act>
      {!hasBar && (
        <Act look="main" hindrance={publishing} onAct={() => open(false)}>
          Publish{' '}
          <span className={styles.keyHint}>
            <Key>Ctrl ↵</Key>
          </span>
        </Act>
      )}
      <ActsMenu>
        <Icon name="more" />
      </ActsMenu>
      {isTesting && <TestLinkDialog onClose={() => setTesting(false)} />}
    </div>
  );
}
