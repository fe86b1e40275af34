import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { UnsavedChangesPanel } from '../../src/admin/publishing/UnsavedChangesPanel';

/** The state of Strapi's form. */
let form: Record<string, unknown>;

jest.mock('@strapi/strapi/admin', () => ({
  useAuth: (_name: string, select: (state: object) => unknown) => select({ user: { id: 7 } }),
  useForm: (_name: string, select: (state: object) => unknown) => select(form),
}));
jest.mock('@strapi/design-system', () => ({
  Button: ({ children, onClick }: { children: string; onClick: () => void }) => (
    <button onClick={onClick}>{children}</button>
  ),
  Flex: ({ children }: { children: React.ReactNode }) => children,
  Typography: 'p',
}));
jest.mock('../../src/admin/html/Dialogs', () => ({ useText: () => (key: string) => key }));
jest.mock('../../src/admin/useDateTime', () => ({ useDateTime: () => (iso: string) => iso }));
jest.mock('../../src/admin/publishing/PublishingPanel', () => ({ useEntryLocale: () => 'ar' }));

const OLD = { Title: 'old', updatedAt: '1' };
const KEY = 'kept-text:7 api::article.article abc ar';

let root: Root;
let container: HTMLElement;

function Host({ document }: { document: object | undefined }) {
  const props = { model: 'api::article.article', documentId: document && 'abc', document };
  return UnsavedChangesPanel(props as never)?.content ?? null;
}

/** Renders the form and the entry as last loaded. */
function show(document: object | undefined, state: object): void {
  form = { initialValues: { Title: 'old' }, modified: false, isSubmitting: false, ...state };
  act(() => root.render(<Host document={document} />));
  act(() => void jest.advanceTimersByTime(1000));
}

const stored = () => sessionStorage.getItem(KEY) ?? '';
const isOffered = () => container.textContent.includes('kept.restore');

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  sessionStorage.clear();
  container = document.createElement('div');
  root = createRoot(container);
  show(OLD, { values: { Title: 'old' } });
  show(OLD, { values: { Title: 'mine' }, modified: true });
});

afterEach(() => act(() => root.unmount()));

/** Strapi takes sent values for saved ones, then loads the entry again. */
function send(loaded: { Title: string; updatedAt: string }): void {
  show(OLD, { values: { Title: 'mine' }, modified: true, isSubmitting: true });
  show(OLD, { values: { Title: 'mine' }, initialValues: { Title: 'mine' } });
  expect(stored()).toContain('mine');
  show(loaded, { values: { Title: 'mine' }, initialValues: { Title: 'mine' } });
  show(loaded, { values: { Title: loaded.Title }, initialValues: loaded });
}

it('removes a text that was saved', () => {
  expect(stored()).toContain('mine');
  send({ Title: 'mine', updatedAt: '2' });
  expect(stored()).toBe('');
  expect(isOffered()).toBe(false);
});

it('offers a text whose save was rejected, beside the other text', () => {
  send({ Title: 'theirs', updatedAt: '2' });
  expect(isOffered()).toBe(true);
  const onChange = jest.fn();
  show({ Title: 'theirs', updatedAt: '2' }, { values: { Title: 'theirs' }, onChange });
  act(() => container.querySelector('button')?.click());
  expect(onChange).toHaveBeenCalledWith('Title', 'mine');
});

it('offers a text whose request failed, also in the next session', () => {
  send(OLD);
  expect(isOffered()).toBe(true);
  act(() => root.unmount());
  root = createRoot(container);
  show(OLD, { values: { Title: 'old' } });
  expect(isOffered()).toBe(true);
});

it('removes a text that was undone', () => {
  show(OLD, { values: { Title: 'old' } });
  expect(stored()).toBe('');
});

it('removes the text of an entry that was created', () => {
  show(undefined, { values: { Title: 'new' }, modified: true });
  expect(sessionStorage).toHaveLength(2);
  show({ Title: 'new', updatedAt: '1' }, { values: { Title: 'new' } });
  expect(Object.keys(sessionStorage)).toEqual([KEY]);
});
