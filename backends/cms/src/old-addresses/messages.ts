import type { RedirectFault } from '@ports-authority/old-addresses';
import type { Both } from '@ports-authority/content-types';

export const REFUSALS: Readonly<Record<RedirectFault | 'full', Both>> = {
  missing: ['اكتب العنوان القديم.', 'Enter the old address.'],
  tooLong: [
    'يجب ألا يزيد العنوان القديم على 255 محرفًا.',
    'The old address must be 255 characters or fewer.',
  ],
  notLocal: [
    'ابدأ العنوان القديم بشرطة مائلة، مثل ‎/old-page. لا يعيد الموقع توجيه عناوين مواقع أخرى.',
    'Start the old address with a slash, such as /old-page. The site does not redirect addresses of other sites.',
  ],
  malformed: [
    'في العنوان القديم محرف لا يصلح في عنوان يعيد الموقع توجيهه، مثل مسافة أو علامة % ناقصة. اكتب العنوان دون هذا المحرف.',
    'The old address has a character that cannot be redirected, such as a space or an incomplete % code. Enter an address without it.',
  ],
  fragment: [
    'احذف من العنوان القديم علامة # وما بعدها: لا ترسلها المتصفحات إلى الموقع.',
    'Remove the # and what follows it from the old address: browsers do not send it to the site.',
  ],
  language: [
    'احذف lang من العنوان القديم: يختار به الزائر لغته.',
    'Remove lang from the old address: visitors choose their language by it.',
  ],
  page: [
    'هذا العنوان صفحة من صفحات الموقع، ولا يمكن أن يحل محلها توجيه.',
    'This address is a page of the site. A redirect cannot take its place.',
  ],
  reserved: [
    'هذا العنوان للملفات أو لخدمات الموقع نفسه، ولا يمكن إعادة توجيهه. الملف يُستبدل في مكتبة الوسائط.',
    'This address belongs to files or to the site itself and cannot be redirected. Replace a file in the Media Library.',
  ],
  duplicate: [
    'هذا العنوان القديم في الجدول من قبل. لا فرق بين الحروف الكبيرة والصغيرة، ولا بين ما يبدأ بـ ‎/en وما لا يبدأ به.',
    'This old address is in the table already. Upper and lower case are the same, and so are addresses with and without /en.',
  ],
  self: [
    'العنوان القديم والجديد واحد.',
    'The old address leads to itself. Enter the page that replaces it.',
  ],
  loop: [
    'يعود هذا التوجيه إلى نفسه عبر توجيه آخر، فلا يصل الزائر إلى صفحة. اكتب الصفحة المقصودة.',
    'This redirect comes back to itself through another one, so visitors would never arrive. Enter the page itself.',
  ],
  chain: [
    'العنوان الجديد قديم هو أيضًا، وله توجيه في الجدول. اكتب الصفحة التي يصل إليها الزائر في النهاية.',
    'The new address is an old one itself, with a redirect in the table. Enter the page that visitors reach in the end.',
  ],
  toMissing: ['اكتب العنوان الجديد.', 'Enter where the old address leads.'],
  toTooLong: [
    'يجب ألا يزيد العنوان الجديد على 255 محرفًا.',
    'The new address must be 255 characters or fewer.',
  ],
  toMalformed: [
    'العنوان الجديد مسار صفحة في الموقع مثل ‎/contact، أو ملف مثل ‎/media/tariff.pdf، أو عنوان يبدأ بـ ‎https://.',
    'The new address must be the path of a page such as /contact, a file such as /media/tariff.pdf, or an address that starts with https://.',
  ],
  toInsecure: [
    'يجب أن يبدأ عنوان الموقع الآخر بـ ‎https://.',
    'The address of another site must start with https://.',
  ],
  toUnknown: [
    'لا توجد في الموقع صفحة بهذا العنوان الجديد. انسخه من شريط العنوان.',
    'The site has no page at the new address. Copy it from the address bar.',
  ],
  toNoEntry: [
    'لا تعرض هذه الصفحة شيئًا دون اسم المقال أو التعميم، مثل ‎/article?news=new-berth.',
    'This page shows nothing without the name of an entry, such as /article?news=new-berth.',
  ],
  toLanguage: [
    'احذف lang من العنوان الجديد: يصل الزائر إلى الصفحة بلغته. للإنجليزية وحدها ابدأه بـ ‎/en/.',
    'Remove lang from the new address: visitors reach the page in their language. For English only, start it with /en/.',
  ],
  full: [
    'في الجدول أكبر عدد ممكن من التوجيهات (5,000). احذف ما لم يعد أحد يطلبه.',
    'The table has as many redirects as it can hold (5,000). Delete those that are no longer requested.',
  ],
};
