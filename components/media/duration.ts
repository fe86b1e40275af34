/** Duration of a video on its card: `3:42`, `1:02:05`; undefined if unknown. */
export function formatDuration(seconds: number | null): string | undefined {
  if (seconds === null || !(seconds > 0)) return undefined;
  const whole = Math.round(seconds);
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  const rest = String(whole % 60).padStart(2, '0');
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`;
}
