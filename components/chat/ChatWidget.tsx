import { getTranslations } from 'next-intl/server';
import { config } from '@/lib/config';
import type { Locale } from '@/lib/i18n/locales';
import { ChatLauncher } from './ChatLauncher/ChatLauncher';

interface Props {
  readonly locale: Locale;
  /** Support hours of the contact record; empty if unknown. */
  readonly hours: string;
  /** Short number of the contact record. */
  readonly phone: string;
}

/** The floating widget on every page: chat and callback request. */
export async function ChatWidget({ locale, hours, phone }: Props) {
  const t = await getTranslations({ locale, namespace: 'chat' });
  return (
    <ChatLauncher
      facts={{ locale, hours, phone }}
      labels={{
        launch: t('launch'),
        resume: t(config().chatHub ? 'resume' : 'callback'),
        loading: t('loading'),
        failed: t('failed'),
      }}
    />
  );
}
