/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { FileInput } from './FileInput';
import { WithLabels } from '@/components/forms/testing/labels';

const onChange = jest.fn();

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

it('asks for PDF files', () => {
  render(<Field />);
  expect(input().getAttribute('accept')).toBe('application/pdf,.pdf');
});

it('shows the file with its size and takes it away again', () => {
  render(<Field />);
  choose([pdf]);
  expect(screen.getByRole('status').textContent).toBe('letter.pdf1.2 MB');
  fireEvent.click(screen.getByRole('button', { name: 'Remove the file letter.pdf' }));
  expect(onChange.mock.calls).toEqual([[pdf], [null]]);
  expect(screen.queryByRole('status')).toBeNull();
  expect(document.activeElement).toBe(input());
});

it('keeps the file when the dialog is closed without a choice', () => {
  render(<Field />);
  choose([pdf]);
  choose([]);
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('ties its error to the input', () => {
  render(<Field error="Attach a PDF." />);
  expect(input().getAttribute('aria-describedby')).toBe('file-error');
  expect(input().getAttribute('aria-invalid')).toBe('true');
});
