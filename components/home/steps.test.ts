import { arrowStep, stepIndex } from './steps';

test('steps run around both ends', () => {
  expect(stepIndex(5, 1, 6)).toBe(0);
  expect(stepIndex(0, -1, 6)).toBe(5);
  expect(stepIndex(2, 1, 6)).toBe(3);
});

test('arrow keys follow the reading direction', () => {
  expect(arrowStep('ArrowLeft', 'rtl')).toBe(1);
  expect(arrowStep('ArrowRight', 'rtl')).toBe(-1);
  expect(arrowStep('ArrowLeft', 'ltr')).toBe(-1);
  expect(arrowStep('ArrowRight', 'ltr')).toBe(1);
  expect(arrowStep('Enter', 'ltr')).toBe(0);
});
