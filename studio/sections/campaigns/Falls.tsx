import { Link } from '@tanstack/react-router';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { fallWords } from '#contract/studio/causes.ts';
import { Note } from '../../parts/parts.tsx';

type Fall = StudioAnswer<'campaigns'>['falls'][number];

/** Campaigns whose qualified share fell, each in a sentence with the way to where. See docs/spec/figures.md#falls. */
export const Falls = ({ of }: { readonly of: readonly Fall[] }) =>
  of.length > 0 && (
    <Note tone="waiting" said>
      {of.map(({ key, path, ...fall }) => (
        <p key={key}>
          <b>{path}</b> lost half of its qualified share or more: {fallWords(fall)}.{' '}
          <Link to="/figures" search={{ campaign: key, compare: true }}>
            See where
          </Link>
        </p>
      ))}
    </Note>
  );
