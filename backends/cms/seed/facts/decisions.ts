/** Number of the board's decision that issued each regulation, by its IDNumber; all invented. */
export const DECISIONS = {
  'REG-01': '1443/21',
  'REG-02': '1446/09',
  'REG-03': '1447/17',
  'REG-04': '1448/06',
  'REG-05': '1446/14',
  'REG-06': '1445/18',
  'REG-07': '1446/27',
  'REG-08': '1446/11',
  'REG-09': '1447/05',
  'REG-10': '1444/08',
  'REG-11': '1446/29',
  'REG-12': '1447/30',
} as const;
