import { getTranslations } from 'next-intl/server';
import type { Locale } from '@/lib/i18n/locales';
import { Icon } from '@/components/ui/Icon/Icon';
import { SidePanel } from '@/components/ui/SidePanel/SidePanel';
import { ChatBot } from './ChatBot';

interface Props {
  readonly locale: Locale;
  /** URL of the chat-bot's script. */
  readonly src: string;
}

export async function ChatPanel({ locale, src }: Props) {
  const t = await getTranslations({ locale, namespace: 'services.chatBot' });
  return (
    <SidePanel title={t('title')}>
      <p>{t('text')}</p>
      <ChatBot
        src={src}
        icon={<Icon name="chat" />}
        labels={{
          start: t('start'),
          loading: t('loading'),
          ready: t('ready'),
          failed: t('failed'),
          withoutScripts: t('withoutScripts'),
        }}
      />
    </SidePanel>
  );
}
