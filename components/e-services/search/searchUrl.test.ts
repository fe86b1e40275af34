import { readSearchQuery, searchQuery, type SearchInput } from './searchUrl';

const schedule: SearchInput = {
  search: 'schedule',
  port: 'Jeddah Port',
  startDate: '05/11/2026',
  endDate: '9/11/2026',
  trafficType: '2',
  agent: 'وكالة & شركاه',
  vessel: '',
};

const read = (query: string) => readSearchQuery(new URLSearchParams(query));

it('opens the form as it was', () => {
  const query = searchQuery(schedule).toString();
  expect(query).not.toMatch(/captcha|vessel/);
  expect(read(query)).toEqual({ ...schedule, endDate: '09/11/2026', vessel: undefined });
});

it('leaves out parameters that the agent search does not have', () => {
  expect(searchQuery({ ...schedule, search: 'agents' }).toString()).not.toMatch(/from|to=|type/);
});

it('leaves out the traffic type that means all', () => {
  expect(searchQuery({ ...schedule, trafficType: '-1' }).has('type')).toBe(false);
});

it.each([
  'search=other',
  'from=2026-02-30',
  'from=05/11/2026',
  'from=9999-01-01',
  'to=%00',
  `type=${'x'.repeat(101)}`,
  `agent=${'a'.repeat(101)}`,
  'agent=a%0Ab',
  'vessel=%20%20',
  'port=%ED%A0%80%00',
  'captcha=1234',
])('ignores %s', (query) => {
  expect(Object.values(read(query)).filter(Boolean)).toEqual([]);
});

it('ignores an end before the start', () => {
  expect(read('from=2026-11-05&to=2026-11-04').endDate).toBeUndefined();
});
