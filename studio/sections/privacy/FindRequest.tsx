import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { type CallFailed, call } from '../../data/call.ts';
import { Icon } from '../../parts/icons.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Key } from '../../parts/parts.tsx';
import * as list from '../campaigns/campaigns.css.ts';
import * as leads from '../leads/leads.css.ts';

export type FoundRequests = StudioAnswer<'findRequests'>;

const how = 'Type a request’s number, a whole email, or the ten digits of a phone.';

interface FindProps {
  onFound(found: FoundRequests): void;
  onFault(message: string): void;
}

/** Looks for a person or a number. What is typed stays on this page: it is in no address. */
export function FindRequest({ onFound, onFault }: FindProps) {
  const [text, setText] = useState('');
  const find = useMutation<FoundRequests, CallFailed, string>({
    mutationFn: (typed) => call('findRequests', { text: typed }),
    onSuccess: onFound,
    onError: ({ status, message }) => onFault(status === 422 ? how : message),
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== '' && !find.isPending) find.mutate(text.trim());
  }
  return (
    <search className={list.search}>
      <Icon name="search" size={15} />
      <form onSubmit={submit} className={leads.findForm}>
        <input
          type="search"
          data-search=""
          className={list.searchField}
          placeholder="Number, email or phone"
          aria-label="Find a request by number, email or phone"
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
