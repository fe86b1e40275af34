'use client';

import { useFailureLabels } from '@/components/layout/FailureLabels';
import { FailurePage } from '@/components/layout/FailurePage';

/** What a visitor sees when a page can't be made and no copy of it is held (decisions, "Routes"). */
export default function PageError() {
  return <FailurePage labels={useFailureLabels()} />;
}
