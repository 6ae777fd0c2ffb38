import { Link } from '@tanstack/react-router';
import type { StudioAnswer } from '#contract/studio/calls.ts';
import { Note } from '../../parts/parts.tsx';

type Fall = StudioAnswer<'campaigns'>['falls'][number];

const percent = new Intl.NumberFormat('en-US', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 });
const share = ({ visits, qualified }: Fall['before']) => percent.format(visits === 0 ? 0 : qualified / visits);

/** Campaigns whose qualified share fell, each in a sentence with the way to where. See docs/spec/figures.md#falls. */
export const Falls = ({ of }: { readonly of: readonly Fall[] }) =>
  of.length > 0 && (
    <Note tone="waiting" said>
      {of.map(({ key, path, before, after }) => (
        <p key={key}>
          <b>{path}</b> fell to {share(after)} qualified in the last 24 hours, from {share(before)} in the seven days before.{' '}
          <Link to="/figures" search={{ campaign: key, compare: true }}>
            See where
          </Link>
        </p>
      ))}
    </Note>
  );
