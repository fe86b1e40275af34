import { contentType } from '../definition';

export const emergencyBanner = contentType({
  kind: 'single',
  plural: 'emergency-banners',
  displayName: 'Emergency banner',
  section: 'home',
  label: ['شريط الطوارئ', 'Emergency banner'],
  shownAt: ['home'],
  title: 'Emergency notice',
  without: 'no notices',
  isOwn: true,
  fields: [
    {
      Level: {
        type: 'enumeration',
        enum: ['notice', 'warning', 'emergency'],
        required: true,
        default: 'warning',
        isLocalized: false,
        label: ['الدرجة', 'Level'],
        help: [
          'تحدد شكل الشريط، وكيف يعلنه قارئ الشاشة.',
          'How it looks and how urgently it is read out.',
        ],
        missing: 'an ordinary notice',
      },
      Text: {
        type: 'string',
        maxLength: 240,
        required: true,
        label: ['النص', 'Text'],
        help: ['جملة أو جملتان تظهران فوق كل صفحة.', 'One or two sentences above every page.'],
        maxCharacters: 160,
        missing: 'no notice',
      },
    },
    {
      Link: {
        type: 'string',
        maxLength: 500,
        regex: '^(/[^/\\\\\\s]\\S*|https://\\S+)$',
        isLocalized: false,
        label: ['الرابط', 'Link'],
        help: [
          'مسار في الموقع مثل ‎/contact، أو عنوان https.',
          'A path of this site such as /contact, or an https address.',
        ],
        missing: 'no link',
      },
      LinkText: {
        type: 'string',
        maxLength: 80,
        label: ['نص الرابط', 'Link text'],
        help: ['مثال: تفاصيل الإغلاق', 'Such as: Closure details'],
        maxCharacters: 30,
        missing: 'the usual words',
      },
    },
    {
      From: {
        type: 'datetime',
        isLocalized: false,
        label: ['من', 'From'],
        help: ['إن تُرك فارغًا ظهر عند النشر.', 'Empty: when you publish it.'],
        missing: 'shown at once',
      },
      To: {
        type: 'datetime',
        isLocalized: false,
        label: ['إلى', 'To'],
        help: ['إن تُرك فارغًا بقي حتى تلغي نشره.', 'Empty: until you unpublish it.'],
        missing: 'shown without an end',
      },
    },
  ],
});
