import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formValues } from '#contract/fields/form-values.ts';
import type { FormField } from '../../content/content.ts';
import { languages } from '../../content/languages.ts';
import { controlOf, plainControls } from './controls.tsx';

const picked = Object.keys(formValues) as FormField[];

it.each(picked)('%s is picked from a list of its values by default', (field) => {
  const control = { id: field, name: field, label: field, value: '', error: undefined, onChange: () => undefined };
  const form = { control: () => control } as never;
  const Control = controlOf(field, plainControls);
  const page = renderToStaticMarkup(createElement(Control, { field, fields: [field], form, content: languages.en, answers: {} }));
  const values = [...page.matchAll(/<option[^>]* value="([^"]+)"/g)].map(([, value]) => value);
  expect(values).toEqual(formValues[field]);
});

it('yes comes before no in every form', () => {
  const asked = Object.values(formValues).map((values) => values.map((value) => value.toLowerCase()).join(' '));
  expect(asked.filter((values) => /\bno\b/.test(values) && /\byes\b/.test(values))).toEqual([
    'yes no',
    'yes no',
    'yes no',
    'yes no',
    'yes no',
  ]);
});
