import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { nameOfId } from '#contract/experiments/in-words.ts';
import { keyInAddress } from '#contract/studio/address.ts';
import { useSession } from '../../data/useSession.ts';
import { Icon } from '../../parts/icons.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import { useDraft } from '../campaign/useDraft.ts';
import { StartDialog } from './StartDialog.tsx';

/**
 * Starts an experiment from a campaign's page, or leads to the one that it has.
 * @param mayStart false where it is started from elsewhere on the page
 */
export function CompareButton({ mayStart = true }: { readonly mayStart?: boolean }) {
  const { allows } = useSession();
  const { content, view } = useDraft();
  const [isOpen, setOpen] = useState(false);
  const { experiments = [] } = content;
  return (
    <div className={shared.row}>
      {experiments.map(({ name }) => (
        <Link
          key={name}
          to="/experiments/$key/$name"
          params={{ key: keyInAddress(view.row.key), name }}
          className={shared.buttons.plain}
        >
          <Icon name="experiments" size={16} />
          {nameOfId(name)}
        </Link>
      ))}
      {mayStart && view.live && allows('draft') && (
        <Button onClick={() => setOpen(true)}>
          <Icon name="experiments" size={16} />
          Compare in an experiment
        </Button>
      )}
      {isOpen && view.live && <StartDialog live={view.live.content} onClose={() => setOpen(false)} />}
    </div>
  );
}
