import { withFilterWords } from '../../src/admin/language/words';
import { ChoiceInput } from '../../src/admin/lists/ChoiceInput';
import { hideUnlessPermitted } from '../../src/admin/publishing/model-actions';

const permissions: { action: string }[] = [];

jest.mock('@strapi/strapi/admin', () => ({
  InputRenderer: () => null,
  useAuth: (_: string, select: (state: object) => unknown) => select({ permissions }),
}));

const layout = { settings: { displayName: 'Home-page announcement' } };

/** Argument of Strapi's hook: labels equal the names in the schema. */
const FILTERS = [
  { name: 'id', label: 'id', type: 'integer' },
  { name: 'documentId', label: 'documentId', type: 'string' },
  { name: 'StartDate', label: 'StartDate', type: 'datetime' },
  { name: 'Kind', label: 'Kind', type: 'enumeration' },
  { name: 'updatedBy', label: 'updatedBy', type: 'relation' },
  { name: '__status', label: 'Status', type: 'enumeration' },
];

const filtersIn = (language: string) => {
  localStorage.setItem('strapi-admin-language', language);
  return withFilterWords({ displayedFilters: FILTERS, layout }).displayedFilters;
};

it.each([
  ['ar', ['يظهر من', 'النوع', 'غيّره', 'Status']],
  ['en', ['Shown from', 'Kind', 'By', 'Status']],
])('labels the filters of a list in %s like the form', (language, names) => {
  expect(filtersIn(language).map(({ label }) => label)).toEqual(names);
});

it('gives enumeration filters an input that labels the value', () => {
  const own = filtersIn('ar').filter(({ input }) => input === ChoiceInput);
  expect(own.map(({ name }) => name)).toEqual(['Kind', '__status']);
});

type Action = Parameters<typeof hideUnlessPermitted>[0];

const createAction = (type: string): Action =>
  Object.assign(() => ({ label: type }), { type, position: 'header' }) as unknown as Action;

const isOffered = (type: string, allowed: readonly string[]): boolean => {
  permissions.splice(0, permissions.length, ...allowed.map((action) => ({ action })));
  return hideUnlessPermitted(createAction(type))({} as Parameters<Action>[0]) !== null;
};

it.each([
  ['edit-the-model', 'plugin::content-type-builder.read'],
  ['configure-the-view', 'plugin::content-manager.collection-types.configure-view'],
  ['configure-the-view', 'plugin::content-manager.single-types.configure-view'],
])('hides "%s" without its permission', (type, needed) => {
  expect(isOffered(type, ['plugin::content-manager.explorer.update'])).toBe(false);
  expect(isOffered(type, [needed])).toBe(true);
});

it('keeps other actions, and the type and position of hidden ones', () => {
  expect(isOffered('delete', [])).toBe(true);
  const { type, position } = hideUnlessPermitted(createAction('edit-the-model'));
  expect({ type, position }).toEqual({ type: 'edit-the-model', position: 'header' });
});
