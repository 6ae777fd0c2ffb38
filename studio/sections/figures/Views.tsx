import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { figureViewsQuery } from '../../data/queries.ts';
import { useAct } from '../../data/useAct.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Line } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { Select } from './Chip.tsx';
import { ask, type FiguresQuestion, readFiguresQuestion } from './figuresQuestion.ts';

interface ViewsProps {
  readonly question: FiguresQuestion;
  readonly onAsk: (next: FiguresQuestion) => void;
}

/** A stored question; what means nothing any more is left out. */
function questionIn(search: string): FiguresQuestion {
  try {
    return readFiguresQuestion(JSON.parse(search) as Record<string, unknown>);
  } catch {
    return {};
  }
}

/** Chooses a saved view. */
export function ViewChip({ question, onAsk }: ViewsProps) {
  const { data } = useQuery(figureViewsQuery);
  const views = data?.views ?? [];
  const { view = '' } = question;
  if (views.length === 0) return null;
  return (
    <Select
      label="View:"
      value={views.some(({ name }) => name === view) ? view : ''}
      isSet={view !== ''}
      options={[['', 'none'], ...views.map(({ name }) => [name, name] as const)]}
      onChange={(name) => {
        const chosen = views.find((each) => each.name === name);
        onAsk(chosen ? { ...questionIn(chosen.search), view: name } : ask(question, { view: undefined }));
      }}
    />
  );
}

/** Saves the question by name. One that another person has changed meanwhile is left, and this becomes a copy. */
export function SaveViewDialog({ question, onAsk, onClose }: ViewsProps & { readonly onClose: () => void }) {
  const id = useId();
  const queries = useQueryClient();
  const { data } = useQuery(figureViewsQuery);
  const [opened] = useState(() => data?.views.find(({ name }) => name === question.view));
  const [name, setName] = useState(question.view ?? '');
  const [isTried, setTried] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: figureViewsQuery.queryKey });
  const save = useAct('saveFigureView', async (saved) => {
    await refresh();
    onAsk({ ...question, view: saved.name });
    if (!saved.isCopy) onClose();
  });
  const remove = useAct('deleteFigureView', async () => {
    await refresh();
    onAsk(ask(question, { view: undefined }));
    onClose();
  });
  const other = data?.views.find((each) => each.name === name.trim() && !each.isOwn && each.name !== opened?.name);
  function onSave(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    const at = opened?.name === name.trim() ? opened.at : undefined;
    const search = JSON.stringify(ask(question, { view: undefined }));
    if (name.trim() !== '') save.mutate({ name: name.trim(), search, ...(at !== undefined && { at }) });
  }
  const failure = save.error ?? remove.error;
  return (
    <Dialog title="Save this question" onClose={onClose}>
      <form className={shared.stack} onSubmit={onSave} noValidate>
        <Line
          id={`${id}name`}
          label="Name"
          hint={other ? `${other.by} has a view of that name: yours becomes a copy.` : 'Everybody here sees it in their list.'}
          error={isTried && name.trim() === '' ? 'Give it a name.' : undefined}
          value={name}
          maxLength={60}
          data-first
          onChange={setName}
        />
        {failure && (
          <Note tone="wrong" said>
            {failure.message}
          </Note>
        )}
        {save.data?.isCopy && (
          <Note tone="waiting" said>
            Another person has changed “{opened?.name ?? name}” meanwhile: theirs stays, and yours is “{save.data.name}”.
          </Note>
        )}
        <div className={shared.row}>
          <Button look="main" type="submit" disabled={save.isPending}>
            Save
          </Button>
          {opened?.isOwn && (
            <Button look="danger" disabled={remove.isPending} onClick={() => remove.mutate({ name: opened.name })}>
              Delete “{opened.name}”
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
