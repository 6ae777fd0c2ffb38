import type { ReactNode } from 'react';
import { fieldName } from '#funnel/builder/differenceWords.ts';
import type { CallFailed } from '../../data/call.ts';
import { Note } from '../../parts/parts.tsx';
import { WhyDialog, type WhyDialogProps } from '../../parts/WhyDialog.tsx';
import * as styles from './dialog.css.ts';

/** Reads a refusal with what puts each problem right. */
export function Refusal({ of, children }: { readonly of: CallFailed; readonly children?: ReactNode }) {
  const { message, problems = [] } = of.refusal;
  const [first] = message.split('\n');
  return (
    <Note tone="wrong" said>
      {problems.length > 0 ? first : <span className={styles.lines}>{message}</span>}
      {problems.length > 0 && (
        <ul className={styles.problems}>
          {problems.map(({ path, field, problem, remedy }) => (
            <li key={`${path} ${field} ${problem}`}>
              <strong>{fieldName(field)}</strong>: {problem}. {remedy}
            </li>
          ))}
        </ul>
      )}
      {children}
    </Note>
  );
}

interface ActDialogProps extends Omit<WhyDialogProps, 'failure' | 'keptIn' | 'look'> {
  readonly failure: CallFailed | null;
  /** Beside a refusal: what to do about it. */
  readonly remedy?: ReactNode;
}

/** Asks for a reason and does an act on a campaign. */
export const ActDialog = ({ failure, remedy, ...rest }: ActDialogProps) => (
  <WhyDialog {...rest} keptIn="history" failure={failure && <Refusal of={failure}>{remedy}</Refusal>} />
);
