import { Component, type ReactNode } from 'react';
import type { StepName } from '#contract/steps.ts';
import { Button } from '#design-system/components/Button/Button.tsx';
import type { Content } from '../content/content.ts';
import { retryScreen } from './index.tsx';

interface Props {
  readonly step: StepName;
  readonly content: Content;
  readonly children: ReactNode;
}

/** When a screen's code can't be loaded (a network that comes and goes), the visitor is told so and can try again; nothing is lost. */
export class ScreenBoundary extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    const { content, step, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div role="alert">
        <p>{content.loadFailed}</p>
        <Button
          onClick={() => {
            retryScreen(step);
            this.setState({ failed: false });
          }}
        >
          {content.tryAgain}
        </Button>
      </div>
    );
  }
}
