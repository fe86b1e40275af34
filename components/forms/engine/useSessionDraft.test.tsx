/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { useSessionDraft } from './useSessionDraft';

const defaultValues = { name: '', details: '', identity: '' };

function draft() {
  return renderHook(() => {
    const form = useForm({ defaultValues });
    const forget = useSessionDraft(form, 'contact', ['name', 'details']);
    return { form, forget };
  });
}

beforeEach(() => sessionStorage.clear());

it('brings back what was typed, and only the fields named', () => {
  const { result, unmount } = draft();
  act(() => {
    result.current.form.setValue('name', 'Port user');
    result.current.form.setValue('identity', '1000000000');
  });
  unmount();
  expect(sessionStorage.getItem('draft:contact')).not.toContain('1000000000');
  expect(draft().result.current.form.getValues()).toEqual({ ...defaultValues, name: 'Port user' });
});

it('forgets on request', () => {
  const { result } = draft();
  act(() => result.current.form.setValue('name', 'Port user'));
  act(() => result.current.forget());
  expect(sessionStorage.length).toBe(0);
});

it.each(['{', '[]', 'null', '{"name":5}', `{"name":"${'x'.repeat(6000)}"}`])(
  'ignores a broken draft: %.20s',
  (text) => {
    sessionStorage.setItem('draft:contact', text);
    expect(draft().result.current.form.getValues()).toEqual(defaultValues);
  },
);
