/** Length of a film as players show it: `3:42`, `1:02:05`. Takes seconds. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds));
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const rest = [
    hours ? String(minutes).padStart(2, '0') : minutes,
    String(whole % 60).padStart(2, '0'),
  ];
  return [...(hours ? [hours] : []), ...rest].join(':');
}
