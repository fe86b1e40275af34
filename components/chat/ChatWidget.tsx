import { getMessages } from 'next-intl/server';
import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { privacyNotice } from '@/lib/privacy/privacy-notice';
import type { FormLabels } from '../forms/labels/labels';
import { ChatLauncher } from './ChatLauncher/ChatLauncher';

interface Props {
  readonly locale: Locale;
  /** Support hours of the contact record; empty if unknown. */
  readonly hours: string;
  /** Its short number. */
  readonly phone: string;
}

/** The errors that the callback form can show. */
const ERRORS = [
  'ERROR NAME',
  'ERROR MOBILE',
  'ERROR CALLBACK MOBILE',
  'ERROR DETAILS',
  'ERROR TEXT',
  'ERROR TEXT LENGTH',
] as const;

/** The server errors with a message of their own there; any other shows the general failure. */
const SERVER_ERRORS = [
  'Something went wrong',
  'Too many requests',
  'Too many submissions',
] as const;

/** The floating widget on every page: chat and callback request. */
export async function ChatWidget({ locale, hours, phone }: Props) {
  const { chat, errors, forms, serverErrors, submission } = await getMessages({ locale });
  const { asking, notReceived, undetermined, earlier } = submission;
  const formLabels: FormLabels = {
    locale,
    kit: forms,
    errors: Object.fromEntries(ERRORS.map((key) => [key, errors[key]])),
    serverErrors: Object.fromEntries(SERVER_ERRORS.map((key) => [key, serverErrors[key]])),
  };
  return (
    <ChatLauncher
      hub={config().chatHubUrl}
      labels={{
        locale,
        text: chat,
        hours,
        phone,
        lost: { asking, notReceived, undetermined, earlier },
        privacy: await privacyNotice(locale, 'callback'),
      }}
      formLabels={formLabels}
    />
  );
}
