const ENGLISH = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A voice of espeak-ng: language and variant, pitch 0 to 99, words a minute. */
const espeak = (voice, pitch, speed) => (digit, file) => [
  'espeak-ng',
  ...['-v', voice, '-p', String(pitch), '-s', String(speed), '-a', '100', '-w', file],
  String(digit),
];

/** A voice of flite, an American or Scottish speaker, with a stretch of durations. */
const flite = (voice, stretch) => (digit, file) => [
  'flite',
  ...['-voice', voice, '--setf', `duration_stretch=${stretch}`, '-o', file, '-t', ENGLISH[digit]],
];

/** Per language and voice, the command that speaks a digit into a file. */
export const VOICES = {
  ar: {
    one: espeak('ar', 50, 125),
    two: espeak('ar+f2', 60, 120),
    three: espeak('ar+m7', 30, 130),
    four: espeak('ar+f4', 75, 125),
    five: espeak('ar+klatt2', 45, 120),
    six: espeak('ar+m3', 70, 130),
  },
  en: {
    one: flite('rms', 1.25),
    two: flite('slt', 1.25),
    three: flite('awb', 1.25),
    four: espeak('en-gb', 50, 125),
    five: espeak('en-us+f2', 65, 125),
    six: espeak('en-gb+m7', 30, 130),
  },
};
