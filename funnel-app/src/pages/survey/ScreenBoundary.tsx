import { Component, type ReactNode } from 'react';
import type { StepName } from '#contract/flow/steps.ts';
import type { Content } from '../../content/content.ts';
import { withTimeout } from '../../lib/withTimeout.ts';
import { ScreenFailed } from './ScreenFailed.tsx';
import { reloadScreen } from './stepScreens.tsx';

interface Props {
  readonly step: StepName;
  readonly content: Content;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
  readonly trying: boolean;
}

/** Reloads only when the page is reachable, or the way back would be lost too. */
async function reload(): Promise<void> {
  const answer = await withTimeout(fetch(location.href, { method: 'HEAD' }), 5000).catch(() => undefined);
  if (answer?.ok) location.reload();
}

/** Shows that a screen failed to load, with a button to try it anew. */
export class ScreenBoundary extends Component<Props, State> {
  override state: State = { failed: false, trying: false };

  static getDerivedStateFromError(): Partial<State> {
    return { failed: true };
  }

  private readonly tryAgain = async () => {
    this.setState({ trying: true });
    try {
      await reloadScreen(this.props.step);
      this.setState({ failed: false });
      // the focused button was removed
      document.getElementById(`question-${this.props.step}`)?.focus({ preventScroll: true });
    } catch {
      // Many browsers never ask again for a module that failed once (server/htmlDocument.ts). The visit is kept, and is taken up where it was.
      await reload();
    }
    this.setState({ trying: false });
  };

  override render() {
    const { content, children } = this.props;
    const { failed, trying } = this.state;
    if (!failed) return children;
    return <ScreenFailed content={content} trying={trying} onTryAgain={this.tryAgain} />;
  }
}
