import { signInNote } from './sign-in-note.mjs';

const settings = { ADMIN_EMAIL: 'editors@ports.example', ADMIN_PASSWORD: 'demo-Zk3pQ8vT-Pa1' };

it('shows the password at the start that made it, and at no other', () => {
  expect(signInNote(settings, { isNew: true })).toContain(settings.ADMIN_PASSWORD);
  expect(signInNote(settings, { isNew: false })).not.toContain(settings.ADMIN_PASSWORD);
  expect(signInNote(settings, { isNew: false })).toContain('backends/cms/.env');
});
