import { useId, useState } from 'react';
import { useAct } from '../../data/useAct.ts';
import { CopyButton } from '../../parts/CopyButton.tsx';
import { Pick } from '../../parts/fields.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { dateTime } from '../../parts/times.ts';
import { AskDialog } from './AskDialog.tsx';
import * as styles from './privacy.css.ts';
import { kindNames, type LetterName, letterNames, type OneRequest } from './privacyWords.ts';

type Letter = OneRequest['letters'][number];

const languages = [
  ['en', 'English'],
  ['es', 'Español'],
] as const;

const sentStates = { sent: 'gone', waits: 'on its way', failed: 'the service did not take it' } as const;

/** Letters that went out, a line each. */
const SentList = ({ sent }: Pick<OneRequest, 'sent'>) =>
  sent.length > 0 && (
    <ul className={styles.list} aria-label="Letters that went out">
      {sent.map(({ kind, at, by, how, state }) => (
        <li key={kind} className={shared.muted}>
          {kindNames[kind]}: {how === 'sent' ? `sent here, ${sentStates[state]}` : 'sent by other means'}, {by}, {dateTime(at)}
        </li>
      ))}
    </ul>
  );

/** A letter in one language, to be read and copied. */
const OneLetter = ({ letter, lang, name }: { readonly letter: Letter; readonly lang: 'en' | 'es'; readonly name: string }) => {
  const { subject, text } = letter[lang];
  return (
    <article className={styles.letter} aria-label={`${letterNames[letter.name]}, ${name}`}>
      <div className={styles.letterHead}>
        <span className={styles.language} lang={lang}>
          {name}
        </span>
        <CopyButton text={`${subject}\n\n${text}`}>Copy</CopyButton>
      </div>
      <p className={styles.subject} lang={lang}>
        {subject}
      </p>
      <p className={styles.letterText} lang={lang}>
        {text}
      </p>
    </article>
  );
};

interface LettersProps {
  readonly page: OneRequest;
  /** Whether this person may act on it now. */
  readonly mayAct: boolean;
  onDone(): void | Promise<void>;
}

/** The letters that fit, in both languages beside each other: to copy, or sent by the service of confirmation links. */
export function Letters({ page, mayAct, onDone }: LettersProps) {
  const id = useId();
  const { row, etag, letters, sent, canSend } = page;
  const [chosen, setChosen] = useState<LetterName>();
  const [asks, setAsks] = useState<'send' | 'by hand'>();
  const close = () => setAsks(undefined);
  const done = async () => {
    await onDone();
    close();
  };
  const send = useAct('sendLetter', done);
  const mark = useAct('markRequest', done);
  const letter = letters.find(({ name }) => name === chosen) ?? letters[0];
  if (!letter) return null;
  const before = sent.find(({ kind }) => kind === letter.kind);
  return (
    <section className={`${shared.card} ${styles.card}`} aria-labelledby="letters">
      <div className={styles.cardHead}>
        <h2 id="letters" className={styles.cardTitle} tabIndex={-1}>
          Letters
        </h2>
        <span className={styles.spring} />
        <Pick
          id={id}
          label="Which letter"
          value={letter.name}
          options={letters.map(({ name }) => ({ value: name, name: letterNames[name] }))}
          onChange={(name) => setChosen(name as LetterName)}
        />
      </div>
      <div className={styles.letters}>
        {languages.map(([lang, name]) => (
          <OneLetter key={lang} letter={letter} lang={lang} name={name} />
        ))}
      </div>
      <SentList sent={sent} />
      {mayAct && (
        <div className={shared.row}>
          {canSend && before?.how !== 'sent' && (
            <Button look="main" onClick={() => setAsks('send')}>
              Send it …
            </Button>
          )}
          <Button onClick={() => setAsks('by hand')}>I sent it myself …</Button>
          {!canSend && <span className={shared.muted}>No service sends letters here: copy it.</span>}
        </div>
      )}
      {before?.state === 'failed' && <Note tone="wrong">The service did not take it: copy it, and send it yourself.</Note>}
      {asks === 'send' && (
        <AskDialog
          title={`Send “${letterNames[letter.name]}”?`}
          text="It goes to the email or phone of the request, in both languages: to the agent where one asks."
          does="Send"
          isPending={send.isPending}
          failure={send.error?.message ?? ''}
          onDo={() => send.mutate({ id: row.id, etag, letter: letter.name })}
          onClose={close}
        />
      )}
      {asks === 'by hand' && (
        <AskDialog
          title="You sent a letter yourself?"
          text={`It is noted as: ${kindNames[letter.kind].toLowerCase()}.`}
          does="It went out"
          isPending={mark.isPending}
          failure={mark.error?.message ?? ''}
          onDo={() => mark.mutate({ id: row.id, etag, mark: { is: 'letter', kind: letter.kind } })}
          onClose={close}
        />
      )}
    </section>
  );
}
