import { setCapabilities } from '@/lib/capabilities';
import messages from '@/messages/en.json';
import { submissionLabels } from './submissionLabels';

const { submission, lostResponse } = messages;

it('has every label with all capabilities', () => {
  expect(submissionLabels(messages)).toEqual(submission);
});

it.each([
  [['idempotency'] as const, lostResponse.storedOnce],
  [[] as const, lostResponse.storedAgain],
])('with %j promises no more than the e-services API keeps', (capabilities, text) => {
  setCapabilities(capabilities);
  expect(submissionLabels(messages)).toEqual({
    ...submission,
    track: '',
    undetermined: { ...submission.undetermined, text, retry: '', wait: '' },
  });
});
