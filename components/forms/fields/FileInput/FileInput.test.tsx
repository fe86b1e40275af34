/** @jest-environment jsdom */
import { yupResolver } from '@hookform/resolvers/yup';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { TextDecoder } from 'node:util';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as yup from 'yup';
import { pdfField } from '@/lib/forms/pdf-file';
import { FileField } from './FileField';
import { FileInput } from './FileInput';
import { fileSize } from './fileSize';
import { testLabels, WithLabels } from '@/components/forms/testing/labels';

const onChange = jest.fn();

beforeAll(() => void Object.assign(globalThis, { TextDecoder }));

function Field({ error }: { error?: string }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <WithLabels>
      <FileInput
        id="file"
        name="file"
        label="File"
        error={error}
        value={file}
        onChange={(next) => {
          onChange(next);
          setFile(next);
        }}
      />
    </WithLabels>
  );
}

const input = () => screen.getByLabelText('File');
const choose = (files: File[]) => fireEvent.change(input(), { target: { files } });
const pdf = new File(['x'.repeat(1_300_000)], 'letter.pdf', { type: 'application/pdf' });

it('accepts PDF files only', () => {
  render(<Field />);
  expect(input().getAttribute('accept')).toBe('application/pdf,.pdf');
});

it('shows the file with its size and takes it away again', () => {
  render(<Field />);
  choose([pdf]);
  expect(screen.getByRole('status').textContent).toBe('letter.pdf1.3 MB');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the file letter.pdf' }));
  expect(onChange.mock.calls).toEqual([[pdf], [null]]);
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(input());
});

it('never shows a file above the limit as large as the limit', () => {
  const labels = testLabels.kit.file;
  expect(fileSize(labels, 5 * 1024 * 1024)).toBe('5.0 MB');
  expect(fileSize(labels, 5 * 1024 * 1024 + 1)).toBe('5.1 MB');
  expect(fileSize(labels, 1)).toBe('1 KB');
});

function BoundField() {
  const resolver = yupResolver(yup.object({ file: pdfField('ERROR FILE') }));
  const form = useForm<{ file: File }>({ resolver });
  return (
    <WithLabels>
      <FileField
        form={form}
        name="file"
        id="file"
        label="File"
        error={form.formState.errors.file?.message}
      />
    </WithLabels>
  );
}

it('marks an invalid file once chosen, and clears the error with the file', async () => {
  render(<BoundField />);
  choose([new File(['x'], 'letter.docx', { type: 'application/msword' })]);
  expect(await screen.findByText('filetype')).toBeTruthy();
  choose([new File(['x'], 'letter.docx.pdf', { type: 'application/pdf' })]);
  expect(await screen.findByText('ERROR FILE NAME')).toBeTruthy();
  choose([new File([new Uint8Array(5_242_881)], 'letter.pdf', { type: 'application/pdf' })]);
  expect(await screen.findByText('max')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove the file letter.pdf' }));
  await waitFor(() => expect(screen.queryByText('max')).toBeNull());
});

it('rejects a file that is not a PDF by content, and a truncated one', async () => {
  render(<BoundField />);
  // jsdom has neither `File.arrayBuffer` nor TextDecoder.
  const named = (content: string) =>
    Object.assign(new File([content], 'letter.pdf', { type: 'application/pdf' }), {
      arrayBuffer: async () => Uint8Array.from(Buffer.from(content, 'latin1')).buffer,
    });
  choose([named('\x89PNG, renamed')]);
  expect(await screen.findByText('filetype')).toBeTruthy();
  choose([named('%PDF-1.4\n1 0 obj<</Type/Catalog')]);
  expect(await screen.findByText('ERROR FILE DAMAGED')).toBeTruthy();
  const whole = '%PDF-1.4\n3 0 obj<</Type/Page>>endobj\ntrailer<</Root 1 0 R>>';
  choose([named(whole)]);
  await waitFor(() => expect(screen.queryByText('ERROR FILE DAMAGED')).toBeNull());
});

it('keeps the file when the dialog is closed without a choice', () => {
  render(<Field />);
  choose([pdf]);
  choose([]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('connects its error to the input by aria-describedby', () => {
  render(<Field error="Attach a PDF." />);
  expect(input().getAttribute('aria-describedby')).toBe('file-error');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});
