/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useSessionDraft } from './useSessionDraft';

const defaultValues = { name: '', details: '', identity: '' };

function draft() {
  return renderHook(() => {
    const form = useForm({ defaultValues });
    const draft = useSessionDraft(form, 'contact', ['name', 'details']);
    return { form, isDirty: form.formState.isDirty, ...draft };
  });
}

beforeEach(() => sessionStorage.clear());

it('restores the named fields only', () => {
  const { result, unmount } = draft();
  act(() => {
    result.current.form.setValue('name', 'Port user');
    result.current.form.setValue('identity', '1000000000');
  });
  unmount();
  expect(sessionStorage.getItem('draft:contact')).not.toContain('1000000000');
  expect(draft().result.current.form.getValues()).toEqual({ ...defaultValues, name: 'Port user' });
});

it('deletes the draft on request', () => {
  const { result } = draft();
  act(() => result.current.form.setValue('name', 'Port user'));
  act(() => result.current.forget());
  expect(sessionStorage.length).toBe(0);
});

const stored = (values: object, editedAt = Date.now()) => JSON.stringify({ editedAt, values });

it.each([
  '{',
  '[]',
  'null',
  '{"name":"before"}',
  stored({ name: 5 }),
  stored({ name: 'x'.repeat(60_000) }),
])('ignores a broken draft: %.20s', (text) => {
  sessionStorage.setItem('draft:contact', text);
  expect(draft().result.current.form.getValues()).toEqual(defaultValues);
});

it('does not trigger the leave guard, and reports that it was restored', () => {
  sessionStorage.setItem('draft:contact', stored({ name: 'Port user' }));
  const { result } = draft();
  expect(result.current.form.getValues('name')).toBe('Port user');
  expect(result.current).toMatchObject({ restored: true, isDirty: false });
  act(() => result.current.forget());
  expect(result.current.restored).toBe(false);
});

it('expires half an hour after the last change, also while the form is open', () => {
  jest.useFakeTimers();
  const { result, unmount } = draft();
  act(() => result.current.form.setValue('name', 'Port user'));
  act(() => void jest.advanceTimersByTime(29 * 60_000));
  act(() => result.current.form.setValue('identity', '1'));
  expect(sessionStorage.getItem('draft:contact')).toContain('Port user');
  act(() => void jest.advanceTimersByTime(2 * 60_000));
  expect(sessionStorage.length).toBe(0);
  unmount();

  sessionStorage.setItem('draft:contact', stored({ name: 'Before' }, Date.now() - 31 * 60_000));
  expect(draft().result.current.form.getValues()).toEqual(defaultValues);
  expect(sessionStorage.length).toBe(0);
  jest.useRealTimers();
});
