'use client';

import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { useFailureLabels, type FailureLabels } from './FailureLabels';

interface Props {
  readonly children: ReactNode;
}

/** A part of a page whose fault leaves the rest of the page as it is; a press draws it anew. */
export function FaultBoundary({ children }: Props) {
  return <Boundary labels={useFailureLabels()}>{children}</Boundary>;
}

/** React has error boundaries as classes only. */
class Boundary extends Component<Props & { readonly labels: FailureLabels }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    // A caught error does not reach the listener that reports the errors of pages.
    window.reportError?.(error);
  }

  override render() {
    const { labels, children } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div role="alert" className="row">
        <p>{labels.part}</p>
        <Button variant="ghost" size="small" onClick={() => this.setState({ hasFailed: false })}>
          {labels.retry}
        </Button>
      </div>
    );
  }
}
