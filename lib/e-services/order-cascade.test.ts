import type { Movable } from './types';
import {
  CASCADE,
  choicesAt,
  chosenMovable,
  choose,
  isOpen,
  unavailableLevel,
  type Chosen,
  type Offered,
} from './order-cascade';

const NOTHING: Chosen = { classification: '', item: '', site: '', movable: '' };
const ALL: Chosen = { classification: '1', item: '11', site: '2', movable: '102' };

const named = (id: string, en: string) => ({ id, en, ar: en });

function movable(id: string, site: string, quantity: number, category = '1', item = '11'): Movable {
  return {
    id,
    title: { ar: `مادة ${id}`, en: `Movable ${id}` },
    category: named(category, 'Category'),
    item: named(item, 'Item'),
    site: named(site, `Port ${site}`),
    quantity,
    unit: 'piece',
    createdAt: '',
    modifiedAt: '',
    author: '',
    editor: '',
  };
}

const offered: Offered = {
  categories: [named('1', 'One'), named('2', 'Two')],
  items: [named('11', 'Eleven'), named('12', 'Twelve')],
  stock: [
    movable('101', '10', 5),
    movable('102', '2', 26),
    movable('103', '2', 3),
    movable('104', '2', 0),
    movable('105', '7', 0),
    movable('106', '8', 4, '2'),
    movable('107', '9', 4, '1', '12'),
  ],
};

const ids = (choices: readonly { id: string }[] | null) => choices?.map(({ id }) => id);

describe('a choice', () => {
  it.each([
    ['classification', { ...NOTHING, classification: '9' }],
    ['item', { ...ALL, item: '9', site: '', movable: '' }],
    ['site', { ...ALL, site: '9', movable: '' }],
    ['movable', { ...ALL, movable: '9' }],
  ] as const)('of %s clears what stands below it', (level, expected) => {
    expect(choose(ALL, level, '9')).toEqual(expected);
  });

  it('opens the next level, and only that', () => {
    const open = (chosen: Chosen) => CASCADE.filter((level) => isOpen(chosen, level));
    expect(open(NOTHING)).toEqual(['classification']);
    expect(open({ ...NOTHING, classification: '1' })).toEqual(['classification', 'item']);
    expect(open({ ...NOTHING, site: '2' })).toEqual(['classification']);
    expect(open(ALL)).toEqual(CASCADE);
  });
});

describe('available options', () => {
  it('is empty before it is loaded', () => {
    const unknown = { categories: null, items: null, stock: null };
    for (const level of CASCADE) expect(choicesAt(level, ALL, unknown)).toBeNull();
    expect(chosenMovable(ALL, unknown)).toBeNull();
    expect(unavailableLevel(ALL, unknown)).toBeNull();
  });

  it('narrows the sites to those that hold some of the item', () => {
    expect(ids(choicesAt('site', ALL, offered))).toEqual(['2', '10']);
  });

  it('leaves the movables whose site and category match', () => {
    expect(choicesAt('movable', ALL, offered)).toEqual([
      { id: '102', ar: 'مادة 102', en: 'Movable 102' },
      { id: '103', ar: 'مادة 103', en: 'Movable 103' },
    ]);
    expect(choicesAt('movable', { ...ALL, site: '7' }, offered)).toEqual([]);
    expect(choicesAt('movable', { ...ALL, classification: '2' }, offered)).toEqual([]);
  });

  it('shows the quantity of the movable that is chosen at its site', () => {
    expect(chosenMovable(ALL, offered)?.quantity).toBe(26);
    expect(chosenMovable({ ...ALL, site: '10' }, offered)).toBeNull();
    expect(chosenMovable({ ...ALL, movable: '104' }, offered)).toBeNull();
    expect(chosenMovable(NOTHING, offered)).toBeNull();
  });
});

describe('unavailable options', () => {
  it.each([
    ['nothing', ALL, null],
    ['nothing while nothing is chosen', NOTHING, null],
    ['the classification', { ...ALL, classification: '5' }, 'classification'],
    ['the item', { ...ALL, item: '15' }, 'item'],
    ['the site', { ...ALL, site: '7' }, 'site'],
    ['the movable', { ...ALL, movable: '104' }, 'movable'],
  ] as const)('is %s', (_what, chosen, level) => {
    expect(unavailableLevel(chosen, offered)).toBe(level);
  });
});
