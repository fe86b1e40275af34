'use client';

import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
} from 'react';
import { useReducedMotion } from '../ui/shared/browserState';
import { stepIndex } from './steps';

interface Options {
  readonly count: number;
  /** Time that each item stays, in milliseconds. */
  readonly interval: number;
}

export interface Rotation {
  /** Index of the item shown, from 0. */
  readonly current: number;
  /** The visitor's decision; set from the start where less motion is asked for. */
  readonly paused: boolean;
  /** Waits for a moment: the pointer or the focus is inside, or the tab is hidden. */
  readonly held: boolean;
  readonly show: (index: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly setPaused: (paused: boolean) => void;
  /** Handlers for the element that surrounds what moves and its controls. */
  readonly holders: {
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onPointerLeave: () => void;
    readonly onFocus: (event: FocusEvent) => void;
    readonly onBlur: (event: FocusEvent) => void;
  };
}

/**
 * Shows one of several items after the other. It stops on hover, on focus and in a hidden tab, and
 * does not start by itself under prefers-reduced-motion (decisions, "Home").
 */
export function useRotation({ count, interval }: Options): Rotation {
  const [current, setCurrent] = useState(0);
  const [choice, setChoice] = useState<boolean>();
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const lessMotion = useReducedMotion();

  const paused = choice ?? lessMotion;
  const held = hovered || focused || hidden;
  const running = !paused && !held && count > 1;
  const left = useRef(interval);

  // Stands before the timer's effect: a new item, and a new start, get the full time.
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
    current,
    paused,
    held,
    show: setCurrent,
    step: (by) => setCurrent((index) => stepIndex(index, by, count)),
    setPaused(wanted) {
      setChoice(wanted);
      // Whoever presses "play" is inside with pointer or focus and still wants to see it move.
      setHovered(false);
      setFocused(false);
    },
    holders: {
      onPointerEnter: (event) => setHovered(event.pointerType !== 'touch'),
      onPointerLeave: () => setHovered(false),
      onFocus: (event) => setFocused(event.target.matches(':focus-visible')),
      onBlur(event) {
        if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
      },
    },
  };
}

function onVisibilityChange(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

function useHiddenTab(): boolean {
  return useSyncExternalStore(
    onVisibilityChange,
    () => document.hidden,
    () => false,
  );
}
