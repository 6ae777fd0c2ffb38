import { CallFailed } from '../data/call.ts';
import { Page } from '../parts/Page.tsx';
import { Button, Note } from '../parts/parts.tsx';

interface FaultProps {
  readonly error: unknown;
  readonly reset?: (() => void) | undefined;
}

/** A page that could not be shown: why, and what to do. */
export function PageFault({ error, reset }: FaultProps) {
  const isSignedOut = error instanceof CallFailed && error.status === 401;
  return (
    <Page title={isSignedOut ? 'Signed out' : 'This could not be shown'}>
      <Note tone="wrong" said>
        {error instanceof Error ? error.message : 'Nobody knows why.'}
      </Note>
      <p>
        {isSignedOut ? (
          <a href={location.pathname + location.search}>Sign in again</a>
        ) : (
          reset && <Button onClick={reset}>Try again</Button>
        )}
      </p>
    </Page>
  );
}
