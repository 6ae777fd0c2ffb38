import { Page } from '../../parts/Page.tsx';
import { Empty } from '../../parts/parts.tsx';

/** What waits for the person who is signed in, and what runs. */
export function TodayPage() {
  return (
    <Page title="Today">
      <Empty title="Nothing waits">
        <p>What needs you will stand here.</p>
      </Empty>
    </Page>
  );
}
