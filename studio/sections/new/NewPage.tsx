import { Page } from '../../parts/Page.tsx';

/** A new campaign: empty, as a copy, or from a file. */
export function NewPage() {
  return <Page title="New campaign">{null}</Page>;
}
