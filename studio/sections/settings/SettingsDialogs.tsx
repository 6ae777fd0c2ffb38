import { useAct } from '../../data/useAct.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import * as dialog from '../../parts/dialog.css.ts';
import * as shared from '../../parts/parts.css.ts';
import { Button } from '../../parts/parts.tsx';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import { Checks } from '../campaign/Checks.tsx';
import * as diff from '../campaign/differences.css.ts';
import type { Check } from '../campaign/publishChecks.ts';
import { changesConsents, differenceLines, fieldWords, kindNames, type SettingsView } from './settingsWords.ts';

/** Differences in words, before and after. */
export function Changes({
  of,
  content,
}: {
  readonly of: SettingsView['versions'][number]['differences'];
  readonly content: SettingsView['content'];
}) {
  return (
    <dl className={diff.list}>
      {differenceLines(of, content).map(({ field, name, before, after }) => (
        <div key={field} className={diff.row}>
          <dt className={diff.name}>{name}</dt>
          <dd className={diff.values}>
            <del className={diff.before}>{before}</del> <ins className={diff.after}>{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DialogProps {
  readonly view: SettingsView;
  onDone(): void;
  onClose(): void;
}

function checksOf({ draft, content }: SettingsView, sawConsents: boolean): readonly Check[] {
  const problems = draft?.problems ?? [];
  const consents: readonly Check[] = changesConsents(draft?.differences ?? [])
    ? [
        {
          text: 'The new consent was seen in all twelve themes and both languages',
          state: sawConsents ? 'good' : 'bad',
          remedies: sawConsents ? [] : ['Close this, and look at each theme below the form.'],
        },
      ]
    : [];
  const found = problems.map(
    ({ field, problem, remedy, stops }): Check => ({
      text: `${fieldWords(field, content)}: ${problem}`,
      state: stops ? 'bad' : 'warned',
      remedies: [remedy],
    }),
  );
  const fine: Check = { text: 'Nothing else stands in the way', state: 'good', remedies: [] };
  return [...consents, ...found, ...(problems.some(({ stops }) => stops) ? [] : [fine])];
}

/** What goes live, whether it may, and why. */
export function PublishSettingsDialog({ view, sawConsents, onDone, onClose }: DialogProps & { readonly sawConsents: boolean }) {
  const { kind, draft, live, content } = view;
  const publish = useAct('publishSettings', onDone);
  const checks = checksOf(view, sawConsents);
  const bad = checks.filter(({ state }) => state === 'bad').length;
  if (!draft) return null;
  const count = draft.differences.length;
  const hindrance = count === 0 ? 'Nothing differs from what is live.' : undefined;
  return (
    <WhyDialog
      title={`Publish ${kindNames[kind].toLowerCase()}?`}
      text="Every server has it within two seconds. Visits under way keep the consent that they have."
      keptIn="history"
      does={`Publish ${count} ${count === 1 ? 'change' : 'changes'}`}
      isPending={publish.isPending}
      failure={publish.error?.message ?? ''}
      hindrance={hindrance ?? (bad > 0 ? `${bad} ${bad === 1 ? 'check stands' : 'checks stand'} in the way.` : undefined)}
      onDo={(because) => publish.mutate({ kind, because, seen: { version: live?.version ?? 0, etag: draft.etag }, sawConsents })}
      onClose={onClose}
    >
      <Changes of={draft.differences} content={content} />
      <section aria-label="Checks">
        <Checks of={checks} />
      </section>
    </WhyDialog>
  );
}

/** Asks before a draft is thrown away. */
export const DiscardSettingsDialog = ({ onDo, onClose }: { onDo(): void; onClose(): void }) => (
  <Dialog title="Throw the draft away?" onClose={onClose}>
    <p>What is live stays as it is.</p>
    <div className={dialog.foot}>
      <Button onClick={onClose}>Keep it</Button>
      <Button look="danger" onClick={onDo}>
        Throw it away
      </Button>
    </div>
  </Dialog>
);

/** Makes an earlier version live again. */
export function BringSettingsBackDialog({ view, version, onDone, onClose }: DialogProps & { readonly version: number }) {
  const back = useAct('bringSettingsBack', onDone);
  return (
    <WhyDialog
      title={`Bring version ${version} back?`}
      text={<p className={shared.muted}>Every server has it within two seconds, in place of version {view.live?.version}.</p>}
      keptIn="history"
      does={`Bring back version ${version}`}
      isPending={back.isPending}
      failure={back.error?.message ?? ''}
      onDo={(because) => back.mutate({ kind: view.kind, version, because })}
      onClose={onClose}
    />
  );
}
