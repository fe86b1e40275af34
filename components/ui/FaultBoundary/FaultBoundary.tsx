'use client';

import { Component, type ReactNode } from 'react';
import { Button } from '@/components/ui/Button/Button';
import { useFailureLabels, type FailureLabels } from './FailureLabels';

interface Props {
  readonly children: ReactNode;
}

/** Error boundary of a part of a page; a button renders the part again. */
export function FaultBoundary({ children }: Props) {
  return <Boundary labels={useFailureLabels()}>{children}</Boundary>;
}

/** Error boundaries must be classes. */
class Boundary extends Component<Props & { readonly labels: FailureLabels }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    // A caught error does not reach `window.onerror`, which reports errors.
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
