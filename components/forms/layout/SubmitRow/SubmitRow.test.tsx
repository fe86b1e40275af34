/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { WithLabels } from '@/components/forms/testing/labels';
import en from '@/messages/en.json';
import { SubmitRow } from './SubmitRow';

it('shows the uploaded part and offers to stop', () => {
  const onCancel = jest.fn();
  const row = { labels: en.submission, label: 'Send', onCancel } as const;
  const { rerender } = render(<SubmitRow {...row} sending progress={0.42} />, {
    wrapper: WithLabels,
  });
  expect(screen.getByRole('progressbar').getAttribute('value')).toBe('42');
  fireEvent.click(screen.getByRole('button', { name: en.submission.cancel }));
  expect(onCancel).toHaveBeenCalledTimes(1);
  rerender(<SubmitRow {...row} sending={false} progress={null} />);
  expect(screen.queryByRole('progressbar')).toBeNull();
});
