/** Longest time between letting go and the click that follows. */
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

/** Watches presses of mouse, finger or pen for `afterPress`. Returns a function that stops it. */
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

/**
 * Runs work at once or, during a press, after its click. A message that appears between pressing and
 * letting go would move what is being clicked, and the click would be nobody's.
 */
export function afterPress(run: () => void): void {
  if (isPressing) waiting.add(run);
  else run();
}
