'use client';

import { cx } from '../shared/cx';
import { GlyphMark } from '../Icon/GlyphMark';
import { chevronNext, chevronPrevious, pause, play } from '../Icon/glyphs';
import { IconButton } from '../IconButton/IconButton';
import styles from './CarouselControls.module.css';

/** On the server from `getCarouselLabels`. */
export interface CarouselLabels {
  readonly controls: string;
  readonly pause: string;
  readonly play: string;
  readonly previous: string;
  readonly next: string;
  /** One per slide: "Slide 2 of 6". */
  readonly slides: readonly string[];
}

interface Props {
  readonly labels: CarouselLabels;
  /** Index of the current slide, from 0. */
  readonly current: number;
  readonly onPrevious?: () => void;
  readonly onNext?: () => void;
  /** Shows a segment for each slide. */
  readonly onSelect?: (index: number) => void;
  /** Shows the pause button; for carousels with autoplay. */
  readonly onPausedChange?: (paused: boolean) => void;
  readonly paused?: boolean;
  /** Fill duration of a segment: 5 s for slides, 6 s for headlines. */
  readonly pace?: 'slide' | 'headline';
}

/** Carousel controls: pause, previous, next, segments. */
export function CarouselControls(props: Props) {
  const { labels, current, onPrevious, onNext, onSelect, onPausedChange } = props;
  const { paused = !onPausedChange, pace = 'slide' } = props;
  return (
    <div
      role="group"
      aria-label={labels.controls}
      data-print="off"
      className={cx(styles.controls, styles[pace], paused && styles.paused)}
    >
      {onPausedChange ? (
        <IconButton
          ring
          label={paused ? labels.play : labels.pause}
          onClick={() => onPausedChange(!paused)}
        >
          <GlyphMark glyph={paused ? play : pause} />
        </IconButton>
      ) : null}
      {onPrevious ? (
        <IconButton ring label={labels.previous} onClick={onPrevious}>
          <GlyphMark glyph={chevronPrevious} />
        </IconButton>
      ) : null}
      {onNext ? (
        <IconButton ring label={labels.next} onClick={onNext}>
          <GlyphMark glyph={chevronNext} />
        </IconButton>
      ) : null}
      {onSelect ? (
        <div className={styles.segments}>
          {labels.slides.map((label, index) => (
            <button
              key={label}
              type="button"
              className={styles.segment}
              aria-label={label}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSelect(index)}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}
