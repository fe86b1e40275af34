import {
  SUBSCRIPTION_LABEL,
  type SubscriptionKind,
  type SubscriptionRow,
} from '@ports-authority/e-services-contract';
import { getTranslations } from 'next-intl/server';
import { otherLocale, type Locale } from '../i18n/locales';
import { loadCircularChoices, translateChoice } from './collections/circulars';
import { loadPortLinks } from './collections/ports';

/** An option of the subscription form; the same values as in the lists' filters. */
export interface SubscriptionChoice {
  readonly value: string;
  readonly label: string;
}

/** Article sections that can be subscribed to. */
export const NEWS_TOPICS = ['news', 'press'] as const;

/** Subjects and ports to narrow a subscription; throws ContentUnavailableError. */
export async function subscriptionChoices(
  locale: Locale,
  kind: SubscriptionKind,
): Promise<{ topics: SubscriptionChoice[]; ports: SubscriptionChoice[] }> {
  if (kind === 'vessel') return { topics: [], ports: [] };
  const [topics, ports] = await Promise.all([loadTopics(locale, kind), loadPortLinks(locale)]);
  return { topics, ports: ports.map(({ slug, name }) => ({ value: slug, label: name })) };
}

async function loadTopics(
  locale: Locale,
  kind: Exclude<SubscriptionKind, 'vessel'>,
): Promise<SubscriptionChoice[]> {
  if (kind === 'news') {
    const t = await getTranslations({ locale, namespace: 'sections' });
    return NEWS_TOPICS.map((value) => ({ value, label: t(value) }));
  }
  const { category } = await loadCircularChoices(locale);
  return category.map(({ key, label }) => ({ value: key, label }));
}

/**
 * Label of a subscription in the language of its mails; empty for everything of its kind.
 * @returns the name of a field with an invalid choice as `unknown`
 * @throws ContentUnavailableError
 */
export async function subscriptionLabel({
  kind,
  port,
  topic,
  language,
}: Pick<SubscriptionRow, 'kind' | 'port' | 'topic' | 'language'>): Promise<
  { label: string } | { unknown: 'port' | 'topic' }
> {
  if (!port && !topic) return { label: '' };
  const { ports, topics } = await subscriptionChoices(language, kind);
  const choiceName = (choices: readonly SubscriptionChoice[], wanted: string) =>
    choices.find(({ value }) => value === wanted)?.label;
  const portName = port ? choiceName(ports, port) : '';
  if (portName === undefined) return { unknown: 'port' };
  const topicName = topic
    ? (choiceName(topics, topic) ?? choiceName(topics, await translatedTopic(language, topic)))
    : '';
  if (topicName === undefined) return { unknown: 'topic' };
  const parts = [portName, topicName].map(withoutLinks).filter(Boolean);
  return { label: parts.join(language === 'ar' ? '، ' : ', ').slice(0, 200) };
}

/** The subject in the language of the mails, which may differ from the page's. */
async function translatedTopic(language: Locale, topic: string): Promise<string> {
  const other = otherLocale(language);
  return translateChoice(other, language, 'category', topic);
}

/** Removes characters that mail programs would turn into links; the e-services API rejects them. */
function withoutLinks(name: string): string {
  return [...name]
    .map((character) => (SUBSCRIPTION_LABEL.test(character) ? character : ' '))
    .join('')
    .replace(/ +/g, ' ')
    .trim();
}
