/** A section of the guide with its steps in order. */
interface Part {
  readonly title: string;
  readonly steps: readonly string[];
}

/** Short editors' guide; the full one is in the README of the CMS. */
export const guide: Readonly<Record<'ar' | 'en', readonly Part[]>> = {
  ar: [
    {
      title: 'ابدأ من هنا',
      steps: [
        'الصفحة الرئيسة للوحة تعرض ما ينتظر النشر، وما سيظهر لاحقًا، وما ينتهي قريبًا، وما نُشر بلغة واحدة.',
        'في «المحتوى» كل محتوى الموقع. يبدأ اسم كل نوع بقسمه: الرئيسة، الأخبار، الموانئ، الأنظمة، الخدمات، عن الهيئة، الإعدادات.',
        'اقرأ ما تحت كل حقل: ما هو وأين يظهر.',
        'كلمات قليلة من نظام Strapi لا ترجمة لها فتبقى بالإنجليزية، كأسماء الأدوار وعنوان التبويب. واختر التاريخ من التقويم بدل كتابته.',
      ],
    },
    {
      title: 'اكتب',
      steps: [
        'اختر اللغة من أعلى الصفحة، فلكل لغة نصها ونشرها.',
        'ألصق من وورد إن شئت: تبقى العناوين والقوائم والجداول وتزول الألوان والخطوط.',
        'ابدأ عناوين النص من «عنوان رئيسي»، فعنوان الصفحة هو الأول.',
        'اجعل نص الرابط يقول ما يفتحه، لا «اضغط هنا».',
        'صِف كل صورة بجملة، بالعربية والإنجليزية.',
        'انظر العدد تحت الحقل: كم محرفًا كتبت، وكم يتسع له مكانه في الموقع.',
      ],
    },
    {
      title: 'الصور والملفات',
      steps: [
        'الصورة حتى 10 ميغابايت، ومستند PDF حتى 30، ومقطع الفيديو حتى 60.',
        'صِف الصورة في تفاصيلها بالعربية والإنجليزية. وبالقلم على الصورة في الحقل «تحديد موضع التركيز»: ما يبقى ظاهرًا حين يقصّها الموقع.',
        'لتصحيح ملف في كل مكان استبدله بملف من نوعه: يبقى عنوانه، ويراه الزوار فورًا.',
        'قبل الحذف أو الاستبدال افتح «أين تُستخدم الملفات» في الشريط الجانبي.',
      ],
    },
    {
      title: 'احفظ وعاين وانشر',
      steps: [
        '«حفظ» يحفظ مسودة لا يراها الزوار.',
        'إن انتهت جلستك قبل الحفظ فسجّل الدخول في التبويب نفسه وافتح المحتوى، ثم اختر «استعادته» تحت «نص لم يُحفظ». ويزول النص حين تسجّل الخروج أو تغلق التبويب.',
        '«فتح المعاينة» يعرض صفحة الموقع بالمسودة بعد حفظها.',
        'اقرأ «قبل النشر» بجانب المحتوى، وأصلح ما فيه.',
        'إن لم تكن ناشرًا فاكتب في «النشر» ما تغيّر، واختر «طلب النشر».',
        'الناشر ينشر، أو يعيده إلى كاتبه بملاحظة. يظهر التغيير في الموقع خلال ثانيتين.',
      ],
    },
    {
      title: 'انشر في موعد',
      steps: [
        'إن كان للمحتوى تاريخ نشر أو بداية أو نهاية، فاكتبه وانشر الآن: يظهر ويختفي في موعده.',
        'لغير ذلك افتح «النشر» بجانب المحتوى ثم «تحديد موعد»: النشر أو إلغاء النشر، واليوم والوقت بتوقيت الرياض، بلغة أو بلغتين.',
        'إن تغيرت المسودة بعد ذلك بيد من لا ينشر، فلن تُنشر حتى يؤكد ناشر الموعد.',
        'ما لم يُنشر في موعده تراه في الصفحة الرئيسة للوحة مع السبب.',
      ],
    },
    {
      title: 'عند الطوارئ',
      steps: [
        'افتح «الرئيسة · شريط الطوارئ»، واختر الدرجة، واكتب جملة أو جملتين بكل لغة، وانشر باللغتين: «نشر» يسألك عن ذلك.',
        'في «المعروض الآن» ما يراه الزوار: أين، وحتى متى. يُنهي الناشر عرضه بضغطة واحدة وتأكيد.',
      ],
    },
    {
      title: 'اللغتان',
      steps: [
        'عمود «اللغات» في كل قائمة يقول ما نُشر، وما مسودته أحدث، وما لم يُنشر، وما لا يوجد.',
        'ما يشترك فيه اللغتان (التواريخ والأرقام والصور) يتغير فيهما معًا عند النشر.',
        'ما يوجد بلغة واحدة لا يظهر في قوائم الأخرى.',
      ],
    },
  ],
  en: [
    {
      title: 'Start here',
      steps: [
        'The start page shows what waits for publication, what will be shown later, what ends soon and what is published in one language only.',
        'Content Manager has all content of the site. The name of each type begins with its section: Home, News, Ports, Rules, Services, About, Settings.',
        'Read what stands below each field: what it is and where it is shown.',
        'A few words of Strapi have no translation and stay English in the Arabic panel. Its date fields put the month first in English.',
      ],
    },
    {
      title: 'Write',
      steps: [
        'Choose the language at the top: each has its own text and its own publication.',
        'Paste from Word if you like: headings, lists and tables stay, colours and fonts go.',
        'Begin with “Heading”: the first heading is the title of the page.',
        'The text of a link says what it opens, not “click here”.',
        'Describe each picture in a sentence, in Arabic and in English.',
        'Look at the number below a field: how many characters there are, and how many fit on the site.',
      ],
    },
    {
      title: 'Pictures and files',
      steps: [
        'A picture may have 10 MB, a PDF 30 and a video 60.',
        'Describe a picture in its details, in Arabic and in English. With the pencil on a picture in a field, “Set focal point” says what stays visible where the site crops it.',
        'To correct a file everywhere, replace it by one of its type: its address stays, and visitors get it at once.',
        'Before you delete or replace a file, open “Where files are used” in the bar at the side.',
      ],
    },
    {
      title: 'Save, preview, publish',
      steps: [
        'Save stores a draft, which visitors do not see.',
        'If your session ends before you save, sign in again in the same tab, open the entry and choose “Restore it” under “Text that was not saved”. The text goes when you sign out or close the tab.',
        'Open preview shows the site’s page with the saved draft.',
        'Read “Before publishing” beside the entry, and correct what it lists.',
        'If you are not a publisher, write under “Publication” what has changed, and choose “Ask for publication”.',
        'A publisher publishes it, or returns it with a note. A change is on the site within two seconds.',
      ],
    },
    {
      title: 'Publish at a moment',
      steps: [
        'If the entry has a date of publication, a beginning or an end, fill it in and publish now: it appears and goes by itself.',
        'For anything else open “Publication” beside the entry, then “Set a time”: publish or take down, day and time in Riyadh, in one language or both.',
        'If an author or editor changes the draft afterwards, it waits until a publisher confirms the time.',
        'What could not be published at its moment is on the start page, with the reason.',
      ],
    },
    {
      title: 'In an emergency',
      steps: [
        'Open “Home · Emergency banner”, choose the level, write one or two sentences in each language, and publish both: Publish asks for it.',
        '“Shown now” has what visitors see: where, and until when. A publisher takes it down with a click and a confirmation.',
      ],
    },
    {
      title: 'Both languages',
      steps: [
        'The column “Languages” of each list says what is published, has a newer draft, was never published, or is missing.',
        'What both languages share (dates, numbers, pictures) changes in both when it is published.',
        'What exists in one language only is not in the lists of the other.',
      ],
    },
  ],
};

/** Messages of the guide's page. */
export const guideTexts = {
  ar: {
    'guide.menu': 'الدليل',
    'guide.title': 'دليل المحررين',
    'guide.subtitle': 'كيف تكتب وتعاين وتنشر',
    'guide.widget': 'دليل المحررين',
    'guide.open': 'كيف أكتب وأعاين وأنشر؟',
  },
  en: {
    'guide.menu': 'Guide',
    'guide.title': 'Editors’ guide',
    'guide.subtitle': 'How to write, preview and publish',
    'guide.widget': 'Editors’ guide',
    'guide.open': 'How do I write, preview and publish?',
  },
} as const;
