'use client';

import useEmblaCarousel from 'embla-carousel-react';
import type { ReactNode } from 'react';
import { useReducedMotion } from '@/components/ui/shared/browserState';
import {
  CarouselControls,
  type CarouselLabels,
} from '@/components/ui/CarouselControls/CarouselControls';
import styles from './OrganizationRow.module.css';

interface Props {
  readonly direction: 'rtl' | 'ltr';
  readonly labels: CarouselLabels;
  readonly heading: ReactNode;
  readonly items: readonly ReactNode[];
}

/**
 * A row that moves one item at a time, by its buttons, by swiping and with the focus, never
 * automatically. Without scripts it scrolls.
 */
export function OrganizationRow({ direction, labels, heading, items }: Props) {
  const lessMotion = useReducedMotion();
  const [viewport, embla] = useEmblaCarousel({ direction, align: 'start', loop: true });
  return (
    <>
      <div className={styles.head}>
        {heading}
        {items.length > 1 ? (
          <CarouselControls
            labels={labels}
            current={0}
            onPrevious={() => embla?.scrollPrev(lessMotion)}
            onNext={() => embla?.scrollNext(lessMotion)}
          />
        ) : null}
      </div>
      <div className={styles.viewport} ref={viewport}>
        <ul className={`plain ${styles.row ?? ''}`}>
          {items.map((item, index) => (
            <li key={index} className={styles.item}>
              {item}
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
