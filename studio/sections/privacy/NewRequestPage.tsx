import { useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useId, useState } from 'react';
import { deskZone, requestRegions } from '#contract/consent/privacy-request.ts';
import { dayAt } from '#contract/experiments/zone-days.ts';
import type { RequestEntry } from '#contract/studio/privacy.ts';
import { useAct } from '../../data/useAct.ts';
import { useSession } from '../../data/useSession.ts';
import { Line, Pick, Segments, Tick } from '../../parts/fields.tsx';
import { Page } from '../../parts/Page.tsx';
import * as shared from '../../parts/parts.css.ts';
import { Button, Note } from '../../parts/parts.tsx';
import { asksWords } from '../../parts/requestWords.ts';
import { emptyRequest, entryOf, type NewRequest, newRequestErrors } from './newRequest.ts';
import * as styles from './privacy.css.ts';
import { plural } from './privacyWords.ts';

type Asks = RequestEntry['asks'][number];

const allAsks: readonly Asks[] = [
  'optOutOfSaleOrSharingOfInformation',
  'requestForInformation',
  'requestToDeleteInformation',
  'requestToCorrectInformation',
  'submitAnAppeal',
];
const hows = [
  { value: 'phone', name: 'Phone' },
  { value: 'letter', name: 'Letter' },
  { value: 'email', name: 'Email' },
] as const;
const whoseOptions = [
  { value: 'email', name: 'Who has the email' },
  { value: 'phone', name: 'Who has the phone' },
  { value: 'both', name: 'Both are one person' },
] as const;
const regions = [{ value: '', name: 'Not said' }, ...requestRegions.map(({ code, name }) => ({ value: code, name }))];

/** The day on which the server counts a request that comes now: at night the reader's own may be another. */
const deskToday = () => dayAt(deskZone, Date.now());

interface PartProps {
  readonly form: NewRequest;
  readonly errors: ReturnType<typeof newRequestErrors>;
  onChange(part: Partial<NewRequest>): void;
}

/** How it came, and what is asked for. */
function Came({ form, errors, onChange }: PartProps) {
  const id = useId();
  const toggle = (each: Asks, isOn: boolean) =>
    onChange({ asks: isOn ? [...form.asks, each] : form.asks.filter((other) => other !== each) });
  return (
    <>
      <Segments
        name="how"
        label="It came by"
        isLabelShown
        value={form.how}
        options={hows}
        onChange={(how) => onChange({ how })}
      />
      <div className={styles.pair}>
        <Line
          id={`${id}on`}
          label="On which day"
          hint="The law’s term begins there."
          type="date"
          value={form.on}
          max={deskToday()}
          error={errors.on}
          onChange={(on) => onChange({ on })}
        />
        <Pick
          id={`${id}region`}
          label="Where they live"
          hint="It decides which law applies."
          value={form.region}
          options={regions}
          onChange={(region) => onChange({ region })}
        />
      </div>
      <fieldset className={styles.ticks} aria-describedby={errors.asks ? `${id}asks` : undefined}>
        <legend className={styles.legend}>They ask for</legend>
        {allAsks.map((each) => (
          <Tick
            key={each}
            label={asksWords([each]).replace(/^./, (first) => first.toUpperCase())}
            isOn={form.asks.includes(each)}
            onChange={(isOn) => toggle(each, isOn)}
          />
        ))}
        {errors.asks && (
          <p id={`${id}asks`} className={styles.error}>
            {errors.asks}
          </p>
        )}
      </fieldset>
    </>
  );
}

/** Who asks, and the agent where one does. */
function Person({ form, errors, onChange }: PartProps) {
  const id = useId();
  const line = (
    field: 'firstName' | 'lastName' | 'email' | 'phone' | 'address' | `agent${'FirstName' | 'LastName' | 'Email' | 'Phone'}`,
    label: string,
  ) => (
    <Line
      id={id + field}
      label={label}
      value={form[field]}
      maxLength={200}
      error={field === 'email' || field === 'phone' || field === 'agentEmail' ? errors[field] : undefined}
      onChange={(value) => onChange({ [field]: value, whose: undefined })}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {line('firstName', 'First name')}
        {line('lastName', 'Last name')}
        {line('email', 'Email that they used in the survey')}
        {line('phone', 'Phone that they used in the survey')}
      </div>
      {line('address', 'Postal address, for a letter')}
      <Tick label="An agent asks for them" isOn={form.isAgent} onChange={(isAgent) => onChange({ isAgent })} />
      {form.isAgent && (
        <div className={styles.pair}>
          {line('agentFirstName', 'Agent’s first name')}
          {line('agentLastName', 'Agent’s last name')}
          {line('agentEmail', 'Agent’s email')}
          {line('agentPhone', 'Agent’s phone')}
        </div>
      )}
    </>
  );
}

/** Sends the form: first whether two people are meant, then the request itself. */
function useEntry(form: NewRequest) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const enter = useAct('enterRequest', async ({ id }) => {
    await queries.invalidateQueries({ queryKey: ['requests'] });
    await navigate({ to: '/privacy/$id', params: { id } });
  });
  const check = useAct('checkPerson', ({ isTwo }) => {
    if (!isTwo) enter.mutate(entryOf(form));
  });
  const hasBoth = form.email.trim() !== '' && form.phone.trim() !== '';
  return {
    send: () =>
      hasBoth && form.whose === undefined ? check.mutate({ email: form.email, phone: form.phone }) : enter.mutate(entryOf(form)),
    two: hasBoth && check.data?.isTwo ? check.data : undefined,
    isPending: enter.isPending || check.isPending,
    failure: enter.error?.message ?? check.error?.message ?? '',
  };
}

/** The form, which asks whose it is where the email and the phone are of two people. */
function EntryForm() {
  const today = deskToday();
  const [form, setForm] = useState(() => emptyRequest(today));
  const [isTried, setTried] = useState(false);
  const { send, two, isPending, failure } = useEntry(form);
  const errors = newRequestErrors(form, today);
  const shown = isTried ? errors : {};
  const change = (part: Partial<NewRequest>) => setForm((before) => ({ ...before, ...part }));
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setTried(true);
    const { currentTarget } = event;
    if (Object.keys(errors).length === 0) return !isPending && send();
    // after the errors are on the page
    setTimeout(() =>
      currentTarget.querySelector<HTMLElement>('[aria-invalid="true"], fieldset[aria-describedby] input')?.focus(),
    );
  }
  const count = (by: string) => two?.leads.filter((each) => each.by === by).length ?? 0;
  return (
    <form className={`${shared.card} ${styles.card} ${styles.entry}`} onSubmit={submit} noValidate>
      <Came form={form} errors={shown} onChange={change} />
      <Person form={form} errors={shown} onChange={change} />
      {two && (
        <>
          <Note tone="waiting" said>
            The email is of {plural(count('email'), 'lead')} and the phone of {plural(count('phone'), 'other lead')}, and none has
            both: they may be two people. Choose whose request it is.
          </Note>
          <Segments
            name="whose"
            label="Whose request it is"
            isLabelShown
            value={form.whose}
            options={whoseOptions}
            onChange={(whose) => change({ whose })}
          />
        </>
      )}
      {failure !== '' && (
        <Note tone="wrong" said>
          {failure}
        </Note>
      )}
      <div className={styles.foot}>
        <Link to="/privacy" className={shared.buttons.plain}>
          Cancel
        </Link>
        <Button look="main" type="submit" aria-disabled={isPending || (two !== undefined && form.whose === undefined)}>
          {isPending ? 'A moment …' : 'Enter it'}
        </Button>
      </div>
    </form>
  );
}

/** Enters a request that came by phone, letter or email. */
export function NewRequestPage() {
  const { allows, whoMay } = useSession();
  return (
    <Page
      title="New request"
      crumb={
        <Link to="/privacy" className={styles.crumb}>
          Privacy
        </Link>
      }
    >
      {allows('privacy') ? (
        <EntryForm />
      ) : (
        <Note tone="quiet">Privacy requests are for the roles {whoMay('privacy')}. Ask one of them.</Note>
      )}
    </Page>
  );
}
