'use client';

import { useFailureLabels } from '@/components/ui/FaultBoundary/FailureLabels';
import { FailurePage } from '@/components/layout/FailurePage';

/** Shown if a page cannot be rendered and has no cached copy. */
export default function PageError() {
  return <FailurePage labels={useFailureLabels()} />;
}
