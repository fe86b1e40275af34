import type { SeedEntry } from '../types';

export default [
  {
    shared: { Display_Order: 1 },
    ar: {
      Name: 'معالي وزير النقل والخدمات اللوجستية',
      Role: 'رئيس مجلس الإدارة',
      About:
        'يرأس وزير النقل والخدمات اللوجستية مجلس الإدارة بحكم منصبه. ويقرّ المجلس استراتيجية الهيئة وميزانيتها وهيكلها التنظيمي، ويتابع تنفيذها في اجتماع كل ثلاثة أشهر. ولا تُنفَّذ قراراته إلا بعد تدوينها في محضر يوقعه الحاضرون.',
    },
    en: {
      Name: 'H.E. the Minister of Transport and Logistic Services',
      Role: 'Chair of the Board',
      About:
        'The Minister of Transport and Logistic Services chairs the board ex officio. With the Minister in the chair, the board approves the strategy, the budget and the organisational structure, and reviews their progress every quarter. Decisions take effect once they are recorded in minutes signed by those present.',
    },
  },
  {
    shared: { Display_Order: 2 },
    ar: {
      Name: 'رئيس الهيئة الوطنية للموانئ',
      Role: 'عضو مجلس الإدارة – الرئيس التنفيذي',
      About:
        'يتولى رئيس الهيئة إدارة أعمالها اليومية وتنفيذ قرارات المجلس، ويعرض عليه تقارير الأداء والمشاريع. وهو المسؤول أمام المجلس عن سلامة الملاحة في الموانئ العشرة.',
    },
    en: {
      Name: 'President of the National Ports Authority',
      Role: 'Board member – chief executive',
      About:
        'The President manages the authority from day to day, carries out the decisions of the board and reports to it on performance and projects. The President answers to the board for safe navigation in all ten ports.',
    },
  },
  {
    shared: { Display_Order: 3 },
    ar: {
      Name: 'عضو مجلس الإدارة – ممثل وزارة النقل والخدمات اللوجستية',
      Role: 'نائب رئيس مجلس الإدارة',
      About:
        'يمثل هذا المقعد وزارة النقل والخدمات اللوجستية في المجلس، ويُعنى بتكامل الموانئ مع الطرق والسكك الحديدية والمطارات. ويرأس لجنة الخطط والمشاريع المنبثقة عن المجلس.',
    },
    en: {
      Name: 'Board member – Ministry of Transport and Logistic Services',
      Role: 'Vice-Chair of the Board',
      About:
        'This seat represents the Ministry of Transport and Logistic Services. It is concerned with how the ports work together with roads, railways and airports, and it chairs the board’s committee on plans and projects.',
    },
  },
  {
    shared: { Display_Order: 4 },
    ar: {
      Name: 'عضو مجلس الإدارة – ممثل وزارة المالية',
      Role: 'رئيس لجنة المراجعة',
      About:
        'يمثل هذا المقعد وزارة المالية، ويُعنى بالميزانية والإيرادات وعدالة الأجور. وترفع لجنة المراجعة التي يرأسها تقريرها إلى المجلس مرتين في السنة.',
    },
    en: {
      Name: 'Board member – Ministry of Finance',
      Role: 'Chair of the Audit Committee',
      About:
        'This seat represents the Ministry of Finance and is concerned with the budget, revenue and fair charges. The audit committee that it chairs reports to the board twice a year.',
    },
  },
  {
    shared: { Display_Order: 5 },
    ar: {
      Name: 'عضو مجلس الإدارة – ممثل وزارة التجارة',
      Role: 'عضو مجلس الإدارة',
      About:
        'يمثل هذا المقعد وزارة التجارة، وينقل إلى المجلس مرئيات المستوردين والمصدّرين. ويتابع أثر إجراءات الموانئ في تكلفة السلع وتوافرها في الأسواق.',
    },
    en: {
      Name: 'Board member – Ministry of Commerce',
      Role: 'Board member',
      About:
        'This seat represents the Ministry of Commerce and brings the views of importers and exporters to the board. It follows the effect of port procedures on the cost and supply of goods.',
    },
  },
  {
    shared: { Display_Order: 6 },
    ar: {
      Name: 'عضو مجلس الإدارة – ممثل وزارة الاستثمار',
      Role: 'رئيس لجنة الاستثمار',
      About:
        'يمثل هذا المقعد وزارة الاستثمار، ويُعنى بفرص القطاع الخاص في المحطات والمناطق اللوجستية. وتراجع لجنة الاستثمار عقود التشغيل قبل عرضها على المجلس.',
    },
    en: {
      Name: 'Board member – Ministry of Investment',
      Role: 'Chair of the Investment Committee',
      About:
        'This seat represents the Ministry of Investment and is concerned with opportunities for the private sector in terminals and logistics zones. The investment committee reviews operating contracts before they come to the board.',
    },
  },
  {
    shared: { Display_Order: 7 },
    ar: {
      Name: 'عضو مجلس الإدارة – ممثل هيئة الزكاة والضريبة والجمارك',
      Role: 'عضو مجلس الإدارة',
      About:
        'يمثل هذا المقعد هيئة الزكاة والضريبة والجمارك، ويُعنى بمواءمة إجراءات الفسح مع إجراءات المناولة. ويشرف مع رئيس الهيئة على متابعة زمن بقاء الحاوية في الموانئ.',
    },
    en: {
      Name: 'Board member – Zakat, Tax and Customs Authority',
      Role: 'Board member',
      About:
        'This seat represents the Zakat, Tax and Customs Authority and is concerned with aligning clearance and cargo handling procedures. Together with the President it monitors how long containers stay in the ports.',
    },
  },
  {
    shared: { Display_Order: 8 },
    ar: {
      Name: 'عضو مجلس الإدارة – ممثل حرس الحدود',
      Role: 'رئيس لجنة السلامة والأمن',
      About:
        'يمثل هذا المقعد حرس الحدود، ويُعنى بأمن الموانئ وأعمال البحث والإنقاذ في مداخلها. وتراجع لجنته نتائج التدريبات المشتركة وتقارير الحوادث البحرية.',
    },
    en: {
      Name: 'Board member – Border Guard',
      Role: 'Chair of the Safety and Security Committee',
      About:
        'This seat represents the Border Guard and is concerned with port security and with search and rescue in the approaches. Its committee reviews joint exercises and reports on marine incidents.',
    },
  },
  {
    shared: { Display_Order: 9 },
    ar: {
      Name: 'عضو مجلس الإدارة – من القطاع الخاص',
      Role: 'عضو مجلس الإدارة',
      About:
        'يُخصَّص هذا المقعد لعضو من ذوي الخبرة في النقل البحري، يُعيَّن لثلاث سنوات قابلة للتجديد مرة واحدة. ويفصح العضو عن مصالحه سنويًا، ولا يشارك في مداولة تتصل بها.',
    },
    en: {
      Name: 'Board member – private sector',
      Role: 'Board member',
      About:
        'This seat is held by a member with experience in maritime transport, appointed for three years and renewable once. The member declares interests every year and takes no part in discussions that concern them.',
    },
  },
] satisfies SeedEntry[];
