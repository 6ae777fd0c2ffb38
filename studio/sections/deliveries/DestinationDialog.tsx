import { useNavigate } from '@tanstack/react-router';
import { useAct } from '../../data/useAct.ts';
import { WhyDialog } from '../../parts/WhyDialog.tsx';

export type DestinationAct = 'pause' | 'resume' | 'try' | 'test';

/** What each act is called, and what it does. */
export const destinationActs: Readonly<
  Record<DestinationAct, { readonly name: string; readonly about: (to: string) => string }>
> = {
  pause: {
    name: 'Pause',
    about: (to) =>
      `No server sends ${to} anything until somebody resumes it. What comes in meanwhile waits, and nothing is lost; a lead older than three days by then is given up.`,
  },
  resume: { name: 'Resume', about: (to) => `${to} is tried with one delivery, and then gets all that waits.` },
  try: { name: 'Try now', about: (to) => `Every server tries ${to} with one delivery at once, and goes on if it takes it.` },
  test: {
    name: 'Send a test',
    about: (to) => `An invented lead goes to the test address of ${to}: it is sold to nobody, and is in no figure.`,
  },
};

interface DialogProps {
  readonly act: DestinationAct;
  readonly destination: string;
  onDone(): void | Promise<void>;
  onClose(): void;
}

/** Asks why, and does an act on a destination. A test leads to its lead, which shows what came of it. */
export function DestinationDialog({ act, destination, onDone, onClose }: DialogProps) {
  const navigate = useNavigate();
  const done = async () => {
    await onDone();
    onClose();
  };
  const run = useAct('actOnDestination', done);
  const test = useAct('testDestination', async ({ id }) => {
    await done();
    await navigate({ to: '/leads/$id', params: { id } });
  });
  const { name, about } = destinationActs[act];
  return (
    <WhyDialog
      title={`${name}: ${destination}`}
      text={about(destination)}
      does={name}
      look={act === 'pause' ? 'danger' : 'main'}
      isPending={run.isPending || test.isPending}
      failure={run.error?.message ?? test.error?.message ?? ''}
      onDo={(because) => (act === 'test' ? test.mutate({ destination, because }) : run.mutate({ act, destination, because }))}
      onClose={onClose}
    />
  );
}
