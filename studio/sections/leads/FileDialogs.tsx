import { type FormEvent, useId, useRef, useState } from 'react';
import { leadNumber } from '#contract/studio/lead-number.ts';
import { sessionToken } from '../../data/call.ts';
import { useAct } from '../../data/useAct.ts';
import { Dialog } from '../../parts/Dialog.tsx';
import { Line } from '../../parts/fields.tsx';
import { Button, Note } from '../../parts/parts.tsx';
import { WhyDialog } from '../../parts/WhyDialog.tsx';
import * as styles from './leads.css.ts';

interface LeadProps {
  readonly id: string;
  onClose(): void;
}

/** Opens the lead's file on a page of its own, to print: asked for with a reason, which the audit has first. */
export function FileDialog({ id, onClose }: LeadProps) {
  const form = useRef<HTMLFormElement>(null);
  const because = useRef<HTMLInputElement>(null);
  return (
    <>
      <form ref={form} method="post" action="/studio/lead-file" target="_blank" rel="noopener" hidden>
        <input type="hidden" name="form_token" value={sessionToken()} readOnly />
        <input type="hidden" name="id" value={id} readOnly />
        <input type="hidden" name="because" ref={because} />
      </form>
      <WhyDialog
        title={`The file of lead ${leadNumber(id)}`}
        text="Everything that is known of it, on a page to print: what was shown, said, agreed to, changed, sent and answered."
        does="Open it"
        isPending={false}
        failure=""
        onDo={(why) => {
          if (because.current) because.current.value = why;
          form.current?.submit();
          onClose();
        }}
        onClose={onClose}
      />
    </>
  );
}

/** Says whether the record of a printed file is the one that is stored. */
export function VerifyDialog({ id, onClose }: LeadProps) {
  const field = useId();
  const [hash, setHash] = useState('');
  const verify = useAct('verifyLead');
  const typed = hash.trim().toLowerCase();
  const isHash = /^[\da-f]{64}$/.test(typed);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isHash) verify.mutate({ id, hash: typed });
  }
  return (
    <Dialog title={`Verify a file of lead ${leadNumber(id)}`} onClose={onClose}>
      <form onSubmit={submit} className={styles.list} noValidate>
        <Line
          id={field}
          label="SHA-256 of the record"
          hint="It stands at the end of the file: 64 signs, 0 to 9 and a to f."
          value={hash}
          maxLength={80}
          data-first=""
          error={hash !== '' && !isHash ? 'A hash has 64 signs, 0 to 9 and a to f.' : undefined}
          onChange={setHash}
        />
        {verify.data && (
          <Note tone={verify.data.isSame ? 'live' : 'wrong'} said>
            {verify.data.isSame
              ? 'The record is as it was.'
              : 'The record differs: the file was changed, or the lead was erased.'}
          </Note>
        )}
        {verify.error && (
          <Note tone="wrong" said>
            {verify.error.message}
          </Note>
        )}
        <div className={styles.acts}>
          <Button look="main" type="submit" disabled={!isHash || verify.isPending}>
            Verify
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
