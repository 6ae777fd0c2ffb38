import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Question } from './questions.ts';

/** The survey's questions in React and nothing else: what a page with this framework costs at least. */
export function LeanSurvey({ questions }: { readonly questions: readonly Question[] }) {
  const [at, setAt] = useState(0);
  const answers = useRef<Record<string, string>>({});
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (at > 0) heading.current?.focus({ preventScroll: true });
  }, [at]);
  const answer = (name: string, value: string) => {
    answers.current[name] = value;
    setAt(at + 1);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    for (const [name, value] of new FormData(event.currentTarget)) answers.current[name] = String(value);
    setAt(at + 1);
  };
  const { step, heading: title, subhead, answers: options, fields } = questions[at] as Question;
  return (
    <section key={step} data-step={step}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p>{subhead}</p>
      {options.map(({ name, value, label }) => (
        <button key={value} type="button" name={name} value={value} onClick={() => answer(name, value)}>
          {label}
        </button>
      ))}
      {fields.length > 0 && (
        <form onSubmit={submit}>
          {fields.map((field) => (
            <label key={field}>
              {field}
              <input name={field} required />
            </label>
          ))}
          <button type="submit">Next</button>
        </form>
      )}
    </section>
  );
}
