/** Max time between pointerup and its click. */
const CLICK_DELAY_MS = 300;

let isPressing = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const waiting = new Set<() => void>();

function begin(): void {
  clearTimeout(timer);
  isPressing = true;
}

function end(delay: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    isPressing = false;
    const due = [...waiting];
    waiting.clear();
    for (const run of due) run();
  }, delay);
}

const onClick = () => end(0);
const onRelease = () => end(CLICK_DELAY_MS);

/** Tracks pointer presses for `afterPress`. Returns the cleanup function. */
export function watchPresses(): () => void {
  window.addEventListener('pointerdown', begin, true);
  window.addEventListener('pointerup', onRelease, true);
  window.addEventListener('pointercancel', onRelease, true);
  window.addEventListener('click', onClick, true);
  return () => {
    window.removeEventListener('pointerdown', begin, true);
    window.removeEventListener('pointerup', onRelease, true);
    window.removeEventListener('pointercancel', onRelease, true);
    window.removeEventListener('click', onClick, true);
    end(0);
  };
}

/** Runs work after a press: a message in between would shift the click's target. */
export function afterPress(run: () => void): void {
  if (isPressing) waiting.add(run);
  else run();
}
