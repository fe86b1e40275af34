'use client';

import type { ReactNode } from 'react';
import { useReducedMotion } from '@/components/ui/shared/browserState';
import {
  CarouselControls,
  type CarouselLabels,
} from '@/components/ui/CarouselControls/CarouselControls';
import { useEmbla } from '../useEmbla';
import styles from './OrganizationRow.module.css';

interface Props {
  readonly direction: 'rtl' | 'ltr';
  readonly labels: CarouselLabels;
  readonly heading: ReactNode;
  /** True if there is more than one page of items. */
  readonly several: boolean;
  /** The list of items. */
  readonly row: ReactNode;
}

/** A carousel that moves by buttons, swipe or focus, without autoplay. Without scripts it scrolls. */
export function OrganizationRow({ direction, labels, heading, several, row }: Props) {
  const lessMotion = useReducedMotion();
  const { viewport, move, engine } = useEmbla({
    options: { direction, align: 'start', loop: true },
  });
  return (
    <>
      <div className={styles.head}>
        {heading}
        {several ? (
          <CarouselControls
            labels={labels}
            current={0}
            onPrevious={() => move((embla) => embla.scrollPrev(lessMotion))}
            onNext={() => move((embla) => embla.scrollNext(lessMotion))}
          />
        ) : null}
      </div>
      <div className={styles.viewport} ref={viewport}>
        {row}
      </div>
      {engine}
    </>
  );
}
