import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { type CallFailed, call } from '../../data/call.ts';
import { Icon } from '../../parts/icons.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Key } from '../../parts/parts.tsx';
import * as list from '../campaigns/campaigns.css.ts';
import * as styles from './leads.css.ts';

/** The calls that find by what is typed, and what each finds. */
const finds = { findLeads: 'lead', findRequests: 'request' } as const;
type FindName = keyof typeof finds;

interface FindProps<Name extends FindName> {
  readonly by: Name;
  onFound(found: StudioAnswer<Name>): void;
  onFault(message: string): void;
}

/** Looks for a person or a number. What is typed stays on this page: it is in no address. */
export function FindByText<Name extends FindName>({ by, onFound, onFault }: FindProps<Name>) {
  const [text, setText] = useState('');
  const what = finds[by];
  const find = useMutation<StudioAnswer<Name>, CallFailed, string>({
    mutationFn: (typed) => call<FindName>(by, { text: typed }) as Promise<StudioAnswer<Name>>,
    onSuccess: onFound,
    onError: ({ status, message }) =>
      onFault(status === 422 ? `Type a ${what}’s number, a whole email, or the ten digits of a phone.` : message),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !find.isPending) find.mutate(text.trim());
  }
  return (
    <search className={list.search}>
      <Icon name="search" size={15} />
      <form onSubmit={submit} className={styles.findForm}>
        <input
          type="search"
          data-search=""
          className={list.searchField}
          placeholder="Number, email or phone"
          aria-label={`Find a ${what} by number, email or phone`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </form>
      <span className={shared.wideOnly}>
        <Key>{text === '' ? '/' : '↵'}</Key>
      </span>
    </search>
  );
}
