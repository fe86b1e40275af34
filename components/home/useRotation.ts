'use client';

import { useEffect, useRef, useState, type FocusEvent, type PointerEvent } from 'react';
import { useReducedMotion } from '../ui/shared/browserState';
import { externalState } from '../ui/shared/externalState';
import { stepIndex } from './steps';

interface Options {
  readonly count: number;
  /** Display time of each item in milliseconds. */
  readonly interval: number;
  /** Nothing can be shown yet. */
  readonly waits?: boolean;
}

/** Rotates items; pauses on hover, focus and in hidden tabs, stays still with reduced motion. */
export function useRotation({ count, interval, waits = false }: Options) {
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const lessMotion = useReducedMotion();

  const paused = choice ?? lessMotion;
  const suspended = waits || hovered || focused || hidden;
  const running = !paused && !suspended && count > 1;
  const left = useRef(interval);

  // Runs before the timer's effect, so that a new item or a restart gets the full time.
  useEffect(() => {
    left.current = interval;
  }, [current, paused, interval]);

  useEffect(() => {
    if (!running) return;
    const since = performance.now();
    const timer = setTimeout(
      () => setCurrent((index) => stepIndex(index, 1, count)),
      Math.max(left.current, 0),
    );
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - since;
    };
  }, [running, current, count]);

  return {
    /** Index of the current item, from 0. */
    current,
    /** Paused by the visitor; initially true under prefers-reduced-motion. */
    paused,
    /** Temporarily paused: hover, focus inside, or a hidden tab. */
    suspended,
    show: setCurrent,
    step: (by: 1 | -1) => setCurrent((index) => stepIndex(index, by, count)),
    setPaused(wanted: boolean) {
      setChoice(wanted);
      // Pressing "play" puts pointer or focus inside, which must not pause it.
      setHovered(false);
      setFocused(false);
    },
    /** For the wrapper of items and controls. */
    handlers: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event: FocusEvent) => setFocused(event.target.matches(':focus-visible')),
      onBlur(event: FocusEvent) {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

const useHiddenTab = externalState(
  () => document.hidden,
  false,
  ['visibilitychange'],
  () => document,
);
