/** True for seven digits with the check digit of an IMO number. */
export function hasShipCheckDigit(digits: string): boolean {
  const sum = [...digits.slice(0, 6)].reduce(
    (total, digit, index) => total + Number(digit) * (7 - index),
    0,
  );
  return sum % 10 === Number(digits[6]);
}

/** True for an owner code of four capitals and seven digits with the check digit of ISO 6346. */
export function hasContainerCheckDigit(number: string): boolean {
  const sum = [...number.slice(0, 10)].reduce(
    (total, character, index) => total + containerValue(character) * 2 ** index,
    0,
  );
  return (sum % 11) % 10 === Number(number[10]);
}

/** Letters count from 10 without the multiples of 11. */
function containerValue(character: string): number {
  if (/\d/.test(character)) return Number(character);
  const position = character.charCodeAt(0) - 'A'.charCodeAt(0);
  return 10 + position + Math.floor((position + 9) / 10);
}
