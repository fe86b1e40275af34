import type { Locale, SubscriptionKind } from '@ports-authority/e-services-contract';

export type Texts = Readonly<Record<Locale, string>>;

/**
 * All texts of subscription mails; a test checks that both languages are complete. The event of a vessel is
 * the key of the label of its time.
 */
export const SUBSCRIPTION_TEXTS = {
  confirmSubject: {
    ar: 'أكّد اشتراكك في التنبيهات',
    en: 'Confirm your subscription',
  },
  confirmOpening: {
    ar: 'وصلنا طلب بإرسال التنبيهات الآتية إلى هذا البريد الإلكتروني. لن نرسل شيئًا قبل أن تؤكد الطلب.',
    en: 'We were asked to send the following updates to this email address. We will not send anything until you confirm.',
  },
  confirmUntil: {
    ar: 'افتح الرابط ثم اضغط زر التأكيد. الرابط صالح لمدة 48 ساعة.',
    en: 'Open the link, then select the confirm button. The link works for 48 hours.',
  },
  confirmLink: { ar: 'فتح صفحة التأكيد', en: 'Open the confirmation page' },
  notYours: {
    ar: 'إذا لم تطلب ذلك فلا يلزمك اتخاذ أي إجراء: نحذف العنوان بعد 48 ساعة.',
    en: 'If you did not ask for this, you do not need to do anything: we delete the address after 48 hours.',
  },
  alreadySubject: { ar: 'أنت مشترك بالفعل', en: 'You are already subscribed' },
  alreadyOpening: {
    ar: 'وصلنا طلب اشتراك بهذا البريد الإلكتروني، وهو مشترك بالفعل في هذه التنبيهات. لم يتغير شيء.',
    en: 'We were asked to subscribe this email address, which already gets these updates. Nothing has changed.',
  },
  fullSubject: {
    ar: 'بلغت الحد الأعلى للاشتراكات',
    en: 'You have reached the limit of subscriptions',
  },
  fullOpening: {
    ar: 'بلغ هذا البريد الإلكتروني الحد الأعلى من الاشتراكات. ألغِ أحدها قبل أن تضيف آخر.',
    en: 'This email address has reached the limit of subscriptions. End one before you add another.',
  },
  manageLink: { ar: 'إدارة الاشتراكات', en: 'Manage your subscriptions' },
  manage: { ar: 'تغيير الاشتراك أو إلغاؤه', en: 'Change or end your subscription' },
  automatic: {
    ar: 'هذه رسالة آلية، فلا ترد عليها.',
    en: 'This message was sent automatically. Do not reply to it.',
  },
  because: {
    ar: 'وصلتك هذه الرسالة لأنك اشتركت في: {what}.',
    en: 'You are receiving this message because you subscribed to: {what}.',
  },
  becauseDaily: {
    ar: 'وصلتك هذه الرسالة لأنك اشتركت في الملخص اليومي.',
    en: 'You are receiving this message because you subscribed to the daily summary.',
  },
  digestSubject: { ar: 'الملخص اليومي: {day}', en: 'Daily summary: {day}' },
  digestOpening: {
    ar: 'هذا ما استجد في اشتراكاتك.',
    en: 'Here is what is new in your subscriptions.',
  },
  digestMore: {
    ar: 'في الموقع مستجدات أخرى لم تتسع لها الرسالة.',
    en: 'There is more on the website than this message has room for.',
  },
  circularLink: { ar: 'قراءة التعميم', en: 'Read the circular' },
  newsLink: { ar: 'قراءة الخبر', en: 'Read the article' },
  vesselLink: { ar: 'البحث عن السفن', en: 'Search for vessels' },
  what: { ar: 'الاشتراك', en: 'Subscription' },
  rhythm: { ar: 'موعد الإرسال', en: 'When' },
  immediate: { ar: 'فور النشر', en: 'At once' },
  daily: { ar: 'ملخص يومي', en: 'In a daily summary' },
  circulars: { ar: 'التعاميم', en: 'Circulars' },
  news: { ar: 'الأخبار', en: 'News' },
  vessel: { ar: 'حركة سفينة', en: 'Movements of a vessel' },
  vesselName: { ar: 'السفينة', en: 'Vessel' },
  imo: { ar: 'رقم السفينة (IMO)', en: 'IMO number' },
  port: { ar: 'الميناء', en: 'Port' },
  announced: { ar: 'الوصول المتوقع', en: 'Expected arrival' },
  berthed: { ar: 'وقت الرسو', en: 'Berthed at' },
  left: { ar: 'وقت المغادرة', en: 'Left at' },
  announcedSubject: {
    ar: 'أُعلن عن وصول السفينة {vessel} إلى {port}',
    en: '{vessel} is announced at {port}',
  },
  berthedSubject: { ar: 'رست السفينة {vessel} في {port}', en: '{vessel} has berthed at {port}' },
  leftSubject: { ar: 'غادرت السفينة {vessel} {port}', en: '{vessel} has left {port}' },
} as const satisfies Readonly<Record<string, Texts>>;

type Key = keyof typeof SUBSCRIPTION_TEXTS;

/** Fills in a text's placeholders. */
export function say(
  key: Key,
  language: Locale,
  values: Readonly<Record<string, string>> = {},
): string {
  const text: string = SUBSCRIPTION_TEXTS[key][language];
  return text.replace(/\{(\w+)\}/g, (_all, name: string) => values[name] ?? '');
}

/** The title of a subscription: "Circulars: Jeddah Port". */
export function subscriptionTitle(
  { kind, label, imo }: { kind: SubscriptionKind; label: string; imo: string },
  language: Locale,
): string {
  const rest = kind === 'vessel' ? `IMO ${imo}` : label;
  const name = say(kind, language);
  return rest ? `${name}: ${rest}` : name;
}
